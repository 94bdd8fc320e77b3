/** Headings above the lists of a program that keeps several: where there are two, the wider one is first. */
const LISTS: readonly RegExp[] = [
  /^(?:boards?|board[ _]?(?:name|title)|tablica|tavla|bord|tablero|tableau|quadro|ボード|لوحة)$/iu,
  /^(?:projects?|project[ _]?(?:name|title)|projekte?|projektname|projets?|nom du projet|proyectos?|progetti?|progetto|projecten|projetos?|projekty|nazwa projektu|プロジェクト(?:名)?|(?:ال)?مشروع)$/iu,
  /^(?:(?:(?:shopping|grocery|task|to-?do|wish)[ _]?)?lists?|(?:(?:shopping|grocery|task|to-?do)[ _]?)?list[ _]?(?:name|title)|(?:einkaufs|aufgaben|wunsch)?listen?|listenname|listes?|nom de (?:la )?liste|listas?|nombre de (?:la )?lista|elenco|nome (?:della )?lista|lijst(?:je)?|lijstnaam|nome da lista|listy?|nazwa listy|listor|listnamn|(?:買い物)?リスト(?:名)?|(?:ال)?قائمة|اسم القائمة)$/iu,
];

/** In lists: more of them are groups of one. */
const MOST_LISTS = 30;

/** In characters. */
const LONGEST_NAME = 60;

/** The column that says on which list each row is; -1 where none does. */
export function placeOfLists(headings: readonly string[]): number {
  const plain = headings.map((heading) => heading.trim());
  for (const pattern of LISTS) {
    const place = plain.findIndex((heading) => pattern.test(heading));
    if (place >= 0) return place;
  }
  return -1;
}

/** The kinds of columns: lists are the groups of the things only where nothing else is. */
export function withListsAsGroups<Kind extends string>(
  columns: readonly (Kind | 'category' | null)[],
  lists: number,
): readonly (Kind | 'category' | null)[] {
  return columns[lists] === null && !columns.includes('category') ? columns.with(lists, 'category') : columns;
}

export interface ListOfRows {
  /** Empty for rows that are on no list. */
  name: string;
  rows: string[][];
}

/** The rows by the list that they are on, several to each; null for a table of one list. */
export function listsIn(rows: readonly string[][], place: number): ListOfRows[] | null {
  if (place < 0) return null;
  const lists = new Map<string, string[][]>();
  for (const row of rows) {
    const name = row[place]?.trim() ?? '';
    if (name.length > LONGEST_NAME) return null;
    const list = lists.get(name);
    if (list) list.push(row);
    else lists.set(name, [row]);
  }
  const named = [...lists.keys()].filter(Boolean).length;
  const areFew = named > 1 && named <= MOST_LISTS && rows.length >= named * 2;
  return areFew ? [...lists].map(([name, some]) => ({ name, rows: some })) : null;
}
