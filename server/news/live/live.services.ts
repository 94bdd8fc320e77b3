import type { ListsService } from '../../lists/lists/lists.service.ts';
import type { SharedListsService } from '../../lists/sharing/shared-lists.service.ts';
import { LiveService } from './live.service.ts';
import type { LiveAccounts } from './live-accounts.ts';
import type { LiveLists } from './live-lists.ts';
import type { Presences } from './presences.ts';

interface Parts {
  liveLists: LiveLists;
  liveAccounts: LiveAccounts;
  presences: Presences;
}

interface Services {
  lists: ListsService;
  sharedLists: SharedListsService;
}

export const liveServices = {
  live: ({ liveLists, liveAccounts, presences }: Parts, { lists, sharedLists }: Services) =>
    new LiveService(liveLists, liveAccounts, presences, lists, sharedLists),
};
