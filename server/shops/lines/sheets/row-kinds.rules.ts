/** Rows of a program that are no things. */
const NOTE =
  /^(?:notes?|notiz(?:en)?|remarques?|notas?|annotazion[ei]|notities?|notatk[ai]|anteckning(?:ar)?|メモ|ノート|ملاحظات?|comments?|kommentare?|info)$/iu;

/** Rows that are the heading of those below them. */
const SECTION =
  /^(?:sections?|headings?|headers?|groups?|categor(?:y|ies)|abschnitt|überschrift|kategorie|rubriques?|secci[oó]n|sezione|sectie|kop|seção|sekcja|avsnitt|rubrik|見出し|セクション|قسم)$/iu;

/** In kinds: a column with more of them says something else. */
const MOST_KINDS = 6;

type Known = 'category' | 'description' | 'name' | 'variant';

const MAY_BE_KIND: ReadonlySet<string | null> = new Set([null, 'description', 'variant']);

interface Things<Kind> {
  columns: readonly (Kind | Known | null)[];
  rows: readonly string[][];
  /** The rows that are none. */
  others: string[][];
}

/** A table without the rows that its column of kinds calls notes, and with those that it calls sections as the groups of the rows below them. */
export function withThingsAlone<Kind extends string>(
  columns: readonly (Kind | Known | null)[],
  rows: readonly string[][],
): Things<Kind> {
  const none = { columns, rows, others: [] };
  const name = columns.indexOf('name');
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  const kindsAt = (place: number) => new Set(filled.map((row) => row[place]?.trim() ?? ''));
  const isOther = (kind: string) => NOTE.test(kind) || SECTION.test(kind);
  const place = [...columns.keys()].find((one) => {
    if (!MAY_BE_KIND.has(columns[one] ?? null)) return false;
    const kinds = [...kindsAt(one)];
    const things = filled.filter((row) => !isOther(row[one]?.trim() ?? '')).length;
    return kinds.length <= MOST_KINDS && kinds.every(Boolean) && kinds.some(isOther) && things * 2 > filled.length;
  });
  if (place === undefined || name < 0) return none;
  const kindOf = (row: readonly string[]) => row[place]?.trim() ?? '';
  const known = columns.indexOf('category');
  const hasSections = filled.some((row) => SECTION.test(kindOf(row)));
  const width = Math.max(columns.length, ...rows.map(({ length }) => length));
  const group = known >= 0 || !hasSections ? known : width;
  let section = '';
  const things: string[][] = [];
  const others: string[][] = [];
  for (const row of rows) {
    if (SECTION.test(kindOf(row))) section = row[name]?.trim() ?? '';
    else if (NOTE.test(kindOf(row))) others.push(row);
    else if (group < 0 || row[group]?.trim()) things.push(row);
    else
      things.push(
        Array.from({ length: Math.max(row.length, group + 1) }, (_, index) =>
          index === group ? section : (row[index] ?? ''),
        ),
      );
  }
  const kinds = columns.with(place, null);
  return {
    columns:
      group === width ? [...kinds, ...Array.from({ length: width - kinds.length }, () => null), 'category'] : kinds,
    rows: things,
    others,
  };
}
