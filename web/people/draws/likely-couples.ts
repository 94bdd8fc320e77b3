interface Person {
  id: string;
  name: string;
}

/** In characters: initials make no family. */
const SHORTEST_SURNAME = 2;

/** How many are offered at once. */
const MOST_OFFERED = 6;

/** Pairs with one surname, who may be a couple. */
export function likelyCouples(
  people: readonly Person[],
  isApart: (one: string, other: string) => boolean,
): [Person, Person][] {
  const surnames = people.map(({ name }) => surnameOf(name));
  const pairs = people.flatMap((one, place) =>
    people.slice(place + 1).flatMap((other, further): [Person, Person][] => {
      const isLikely = surnames[place] !== null && surnames[place] === surnames[place + 1 + further];
      return isLikely && !isApart(one.id, other.id) ? [[one, other]] : [];
    }),
  );
  return pairs.slice(0, MOST_OFFERED);
}

function surnameOf(name: string): string | null {
  const words = name.trim().toLocaleLowerCase().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return last && last.length >= SHORTEST_SURNAME ? last : null;
}
