import type { EntityManager } from '@mikro-orm/postgresql';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import type { Origin } from '../../core/users/caller.ts';
import type { GiftLinks } from '../guest-keys/gift-links.ts';
import type { ListsService } from '../lists/lists.service.ts';
import type { UndoSecrets } from '../purchases/undo-secrets.ts';
import type { GiftSearches } from './gift-searches.ts';
import { GiftsService } from './gifts.service.ts';
import { HeldGiftsService } from './held-gifts.service.ts';

interface Parts {
  em: EntityManager;
  origin: Origin;
  rateLimits: RateLimits;
  undoSecrets: UndoSecrets;
  giftLinks: GiftLinks;
  giftSearches: GiftSearches;
}

export const giftsServices = {
  gifts: ({ em, rateLimits, origin, undoSecrets, giftLinks, giftSearches }: Parts) =>
    new GiftsService(em, rateLimits, origin, undoSecrets, giftLinks, giftSearches),
  heldGifts: ({ em }: Parts, { lists }: { lists: ListsService }) => new HeldGiftsService(em, lists),
};
