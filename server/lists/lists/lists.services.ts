import type { EntityManager } from '@mikro-orm/postgresql';
import type { ImagesService } from '../../core/images/images.service.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import { ListPagesService } from './list-pages.service.ts';
import { ListsService } from './lists.service.ts';

interface Parts {
  em: EntityManager;
  settings: SiteSettings;
}

interface Services {
  images: ImagesService;
}

export const listsServices = {
  lists: ({ em, settings }: Parts, { images }: Services) => new ListsService(em, images, settings),
  listPages: ({ em }: Parts) => new ListPagesService(em),
};
