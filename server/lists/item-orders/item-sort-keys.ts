/**
 * The keys by which items are sorted, as their indexes have them: a query uses an index where it says the same. Words are
 * compared letter by letter, without capitals and with marks behind their letters, alike on every machine. A key of words
 * is cut, since an index holds no longer ones.
 */
const words = (column: string) => `left(normalize(lower(${column}), NFKD), 100) collate ucs_basic`;

/** Null for items that come last in either direction. `of` is the name of the items' table with a dot, or empty. */
export const SORT_KEYS = {
  name: (of: string) => words(`${of}title`),
  price: (of: string) => `${of}price_minor`,
  category: (of: string) => `nullif(left(normalize(lower(${of}category), NFKD), 100), '') collate ucs_basic`,
  date: (of: string) => `${of}created_at`,
};

/** The statement that makes the index of a key. */
export function sortIndex(key: keyof typeof SORT_KEYS): { name: string; expression: string } {
  const name = `items_${key}_index`;
  return {
    name,
    expression: `create index ${name} on items (list_id, (${SORT_KEYS[key]('')}), order_index, id)`,
  };
}
