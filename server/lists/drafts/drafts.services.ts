import type { EntityManager } from '@mikro-orm/postgresql';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import type { ImagesService } from '../../core/images/images.service.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import type { Origin } from '../../core/users/caller.ts';
import type { ListsService } from '../lists/lists.service.ts';
import type { SharedListsService } from '../sharing/shared-lists.service.ts';
import { DraftsService } from './drafts.service.ts';
import { SuggestionsService } from './suggestions.service.ts';

interface Parts {
  em: EntityManager;
  settings: SiteSettings;
  rateLimits: RateLimits;
  origin: Origin;
}

interface Services {
  lists: ListsService;
  images: ImagesService;
  sharedLists: SharedListsService;
}

export const draftsServices = {
  drafts: ({ em, settings }: Parts, { lists, images }: Services) => new DraftsService(em, lists, images, settings),
  suggestions: ({ em, rateLimits, origin }: Parts, { sharedLists }: Services) =>
    new SuggestionsService(em, sharedLists, rateLimits, origin),
};
