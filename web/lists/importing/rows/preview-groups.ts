import { nameKey } from '#rules/base/text/name-key';
import type { PreviewRow } from './preview-row.ts';

/** Rows that stand below one heading: those of a category, or those that are left out for one reason. */
export interface PreviewGroup {
  key: string;
  /** Null where no row has one; empty for those without. */
  category: string | null;
  rows: readonly PreviewRow[];
}

/** Rows by their categories, as they will stand on the list. */
export function groupsOf(rows: readonly PreviewRow[]): PreviewGroup[] {
  if (rows.every(({ item }) => item.category === '')) return rows.length > 0 ? [{ key: '', category: null, rows }] : [];
  const groups = Map.groupBy(rows, ({ item }) => nameKey(item.category));
  return [...groups.values()].map((some) => ({
    key: some[0]?.key ?? '', // stays when the category is renamed
    category: some[0]?.item.category ?? '',
    rows: some,
  }));
}
