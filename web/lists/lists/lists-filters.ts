import { displayText } from '#rules/base/text/display-text';

export type Source = 'ALL' | 'OWNER' | 'COLLABORATOR';
export type KindFilter = 'ALL' | 'WISHLIST' | 'REGISTRY' | 'SHOPPING';

export interface Filters {
  source: Source;
  kind: KindFilter;
  search: string;
}

export const NO_FILTERS: Filters = { source: 'ALL', kind: 'ALL', search: '' };

/** As the server calls them. */
export const SOURCE_NAMES = { ALL: 'ALL', OWNER: 'OWNED', COLLABORATOR: 'COLLABORATED' } as const;

interface Filtered {
  viewerRole: string;
  listType: string;
  name: string;
  description: string;
}

/** Whether more than whose lists they are is asked for. */
export function isFiltered({ kind, search }: Filters): boolean {
  return kind !== 'ALL' || search.trim() !== '';
}

/** Whether every list is asked for. */
export function isEverything(filters: Filters): boolean {
  return filters.source === 'ALL' && !isFiltered(filters);
}

export function isMatch(list: Filtered, { source, kind, search }: Filters): boolean {
  const words = search.trim().toLowerCase();
  return (
    (source === 'ALL' || list.viewerRole === source) &&
    (kind === 'ALL' || list.listType === kind) &&
    [list.name, list.description].some((text) => displayText(text).toLowerCase().includes(words))
  );
}
