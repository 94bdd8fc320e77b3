import type { EntityManager } from '@mikro-orm/postgresql';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import type { ListsService } from '../lists/lists.service.ts';
import { AnalyticsService } from './analytics.service.ts';

interface Parts {
  em: EntityManager;
  settings: SiteSettings;
}

interface Services {
  lists: ListsService;
}

export const analyticsServices = {
  analytics: ({ em, settings }: Parts, { lists }: Services) => new AnalyticsService(em, lists, settings),
};
