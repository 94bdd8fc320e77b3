import type { EntityManager } from '@mikro-orm/postgresql';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import type { ListsService } from '../../lists/lists/lists.service.ts';
import type { BarcodeLookUp } from './barcode-look-up.ts';
import { BarcodesService } from './barcodes.service.ts';

interface Parts {
  em: EntityManager;
  barcodeLookUp: BarcodeLookUp;
  rateLimits: RateLimits;
}

interface Services {
  lists: ListsService;
}

export const barcodesServices = {
  barcodes: ({ em, barcodeLookUp, rateLimits }: Parts, { lists }: Services) =>
    new BarcodesService(em, lists, barcodeLookUp, rateLimits),
};
