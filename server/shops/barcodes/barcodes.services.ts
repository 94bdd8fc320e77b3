import type { EntityManager } from '@mikro-orm/postgresql';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import type { ListsService } from '../../lists/lists/lists.service.ts';
import type { BarcodeLookUp } from './barcode-look-up.ts';
import { BarcodesService } from './barcodes.service.ts';

interface Parts {
  em: EntityManager;
  barcodeLookUp: BarcodeLookUp;
  rateLimits: RateLimits;
  settings: SiteSettings;
}

interface Services {
  lists: ListsService;
}

export const barcodesServices = {
  barcodes: ({ em, barcodeLookUp, rateLimits, settings }: Parts, { lists }: Services) =>
    new BarcodesService(em, lists, barcodeLookUp, rateLimits, settings),
};
