import type { SharedListsService } from '../sharing/shared-lists.service.ts';
import type { PageDescription } from './page-template.ts';
import { CLOSED_LIST_PAGE, sharedListPage } from './shared-list-page.ts';

const SHARED_LIST = /^\/shared\/([^/?]+)\/?$/;

/** What the page at `path` says of itself to a stranger; null where it is served as it is. */
export async function describePage(sharedLists: SharedListsService, path: string): Promise<PageDescription | null> {
  const shareToken = SHARED_LIST.exec(path)?.[1];
  if (shareToken === undefined) return null;
  const preview = await sharedLists.previewOf(shareToken);
  return preview ? sharedListPage(preview) : CLOSED_LIST_PAGE;
}

/** When it could not be found out what the page is to say: nothing that it should not. */
export function describeAnyPage(path: string): PageDescription | null {
  return SHARED_LIST.test(path) ? CLOSED_LIST_PAGE : null;
}
