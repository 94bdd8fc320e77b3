import type { EntityManager } from '@mikro-orm/postgresql';
import type { StatementSource } from '../../base/database/prepared.ts';
import type { ReadReplica } from '../../base/database/read-replica.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import type { Origin } from '../../core/users/caller.ts';
import type { ListVisits } from '../analytics/list-visits.ts';
import type { ListsService } from '../lists/lists.service.ts';
import type { ResponseCache } from './response-cache.ts';
import { ShareLinksService } from './share-links.service.ts';
import { SharedListsService } from './shared-lists.service.ts';

interface GuestParts {
  replica: ReadReplica | null;
  responseCache: ResponseCache;
  listVisits: ListVisits;
}

interface Parts extends GuestParts {
  em: EntityManager;
  settings: SiteSettings;
  origin: Origin;
}

/** The service behind share links. It needs no unit of work: making one takes a twentieth of the time of such a list. */
export function sharedListsService(source: StatementSource, parts: GuestParts, origin: Origin) {
  const { replica, responseCache, listVisits } = parts;
  return new SharedListsService(source, replica, responseCache, listVisits, origin);
}

export const sharingServices = {
  sharedLists: (parts: Parts) => sharedListsService(parts.em, parts, parts.origin),
  shareLinks: ({ em, settings }: Parts, { lists }: { lists: ListsService }) =>
    new ShareLinksService(em, lists, settings),
};
