import type { EntityManager } from '@mikro-orm/postgresql';
import type { ImagesService } from '../../core/images/images.service.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import type { ItemsService } from '../items/items.service.ts';
import type { ListsService } from '../lists/lists.service.ts';
import { DraftsService } from './drafts.service.ts';

interface Parts {
  em: EntityManager;
  settings: SiteSettings;
}

interface Services {
  lists: ListsService;
  items: ItemsService;
  images: ImagesService;
}

export const draftsServices = {
  drafts: ({ em, settings }: Parts, { lists, items, images }: Services) =>
    new DraftsService(em, lists, items, images, settings),
};
