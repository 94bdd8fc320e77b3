/** A list is one of places where all that its first entry names are places in it; below zero stand undefined, NaN and the like. */
const LEAST_PLACE = -10;

/** Names that are places, too: `{"_1":2}`. */
const PLACED_NAME = /^_(\d{1,7})$/;

/** Wrappers around one other place: `["Reactive",4]`. */
const MOST_WRAPPERS = 10;

/**
 * Gives the value that frameworks write as a list in which every value stands once and numbers are places of others:
 * `[{"price":1},12.5]` of Nuxt, `[{"_1":2},"price",12.5]` of React Router. Null for any other list.
 */
export function unflattened(list: readonly unknown[]): unknown {
  if (list.length < 3 || !isOfPlaces(list[0], list.length)) return null;
  const values = list.map((entry) => (Array.isArray(entry) ? [] : isObject(entry) ? {} : entry));
  const valueAt = (place: unknown): unknown => {
    let at = place;
    for (let wrappers = 0; wrappers < MOST_WRAPPERS; wrappers += 1) {
      if (!Number.isInteger(at)) return at;
      const entry = list[at as number];
      if (!isWrapper(entry)) return values[at as number] ?? null;
      at = entry[1];
    }
    return null;
  };
  for (const [place, entry] of list.entries()) {
    const value = values[place];
    if (Array.isArray(entry)) for (const one of entry) (value as unknown[]).push(valueAt(one));
    else if (isObject(entry)) {
      for (const [name, one] of Object.entries(entry)) {
        const [, named] = PLACED_NAME.exec(name) ?? [];
        const key = named === undefined ? name : list[Number(named)];
        if (typeof key === 'string' && key !== '__proto__') (value as Record<string, unknown>)[key] = valueAt(one);
      }
    }
  }
  return valueAt(0);
}

function isOfPlaces(entry: unknown, length: number): boolean {
  if (isWrapper(entry)) return true;
  if (!isObject(entry)) return false;
  const places = Object.values(entry);
  return (
    places.length > 0 &&
    places.every((place) => Number.isInteger(place) && (place as number) >= LEAST_PLACE && (place as number) < length)
  );
}

function isWrapper(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && entry.length === 2 && typeof entry[0] === 'string' && Number.isInteger(entry[1]);
}

const DEEPEST = 60;

/** Gives what an island of Astro is handed: each value there stands behind a number for its kind. */
export function fromIsland(props: Readonly<Record<string, unknown>>, depth = 0): Record<string, unknown> {
  return Object.fromEntries(Object.entries(props).map(([name, value]) => [name, ofKind(value, depth)]));
}

function ofKind(value: unknown, depth: number): unknown {
  if (!Array.isArray(value) || value.length !== 2 || depth > DEEPEST) return value;
  const [kind, inner] = value;
  if (kind === 1 && Array.isArray(inner)) return inner.map((one) => ofKind(one, depth + 1));
  return isObject(inner) ? fromIsland(inner, depth + 1) : inner;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
