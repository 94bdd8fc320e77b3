import type { EntityManager } from '@mikro-orm/postgresql';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import { PersonsService } from './persons.service.ts';

interface Parts {
  em: EntityManager;
  settings: SiteSettings;
}

export const personsServices = {
  persons: ({ em, settings }: Parts) => new PersonsService(em, settings),
};
