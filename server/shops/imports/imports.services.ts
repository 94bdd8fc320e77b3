import type { EntityManager } from '@mikro-orm/postgresql';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import type { ListsService } from '../../lists/lists/lists.service.ts';
import { ImportsService } from './imports.service.ts';

interface Parts {
  em: EntityManager;
  settings: SiteSettings;
}

interface Services {
  lists: ListsService;
}

export const importsServices = {
  imports: ({ em, settings }: Parts, { lists }: Services) => new ImportsService(em, lists, settings),
};
