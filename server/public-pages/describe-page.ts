import { NotFound } from '../errors.ts';
import type { PublicProfilesService } from '../profile/public-profiles.service.ts';
import type { SharedListsService } from '../sharing/shared-lists.service.ts';
import type { PageDescription } from './page-template.ts';
import { ANY_PROFILE_PAGE, NOBODYS_PAGE, profilePage } from './profile-page.ts';
import { CLOSED_LIST_PAGE, sharedListPage } from './shared-list-page.ts';

const SHARED_LIST = /^\/shared\/([^/?]+)\/?$/;
const PROFILE = /^\/u\/([^/?]+)\/?$/;

interface Sources {
  sharedLists: SharedListsService;
  publicProfiles: PublicProfilesService;
}

/** What the page at `path` says of itself to a stranger; null where it is served as it is. */
export async function describePage(
  { sharedLists, publicProfiles }: Sources,
  path: string,
): Promise<PageDescription | null> {
  const shareToken = SHARED_LIST.exec(path)?.[1];
  if (shareToken !== undefined) {
    const preview = await sharedLists.previewOf(shareToken);
    return preview ? sharedListPage(preview) : CLOSED_LIST_PAGE;
  }
  const userId = PROFILE.exec(path)?.[1];
  if (userId !== undefined) {
    const profile = await publicProfiles.showProfile(userId).catch(nobody);
    return profile ? profilePage(profile) : NOBODYS_PAGE;
  }
  return null;
}

/** When it could not be found out what the page is to say: nothing that it should not. */
export function describeAnyPage(path: string): PageDescription | null {
  if (PROFILE.test(path)) return ANY_PROFILE_PAGE;
  return SHARED_LIST.test(path) ? CLOSED_LIST_PAGE : null;
}

function nobody(problem: unknown): null {
  if (problem instanceof NotFound) return null;
  throw problem;
}
