import type { EntityManager } from '@mikro-orm/postgresql';
import type { ImagesService } from '../../core/images/images.service.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import type { PayBackSeals } from '../group-gifts/pay-back-seals.ts';
import type { ListsService } from '../lists/lists.service.ts';
import { ItemPagesService } from './item-pages.service.ts';
import { ItemsService } from './items.service.ts';
import { ListItemsService } from './list-items.service.ts';
import { SeveralItemsService } from './several-items.service.ts';

interface Parts {
  em: EntityManager;
  settings: SiteSettings;
  payBackSeals: PayBackSeals;
}

interface Services {
  lists: ListsService;
  images: ImagesService;
  listItems: ListItemsService;
}

export const itemsServices = {
  items: ({ em, settings, payBackSeals }: Parts, { lists, images }: Services) =>
    new ItemsService(em, lists, images, settings, payBackSeals),
  severalItems: ({ em, settings }: Parts, { lists, images }: Services) =>
    new SeveralItemsService(em, lists, images, settings),
  listItems: ({ em, settings }: Parts) => new ListItemsService(em, settings),
  itemPages: ({ em }: Parts, { listItems }: Services) => new ItemPagesService(em, listItems),
};
