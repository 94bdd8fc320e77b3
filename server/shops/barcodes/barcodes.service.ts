import { t } from '@lingui/core/macro';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { newId } from '../../base/database/uuid.ts';
import { InvalidInput, NotFound } from '../../base/errors/errors.ts';
import { parse } from '../../base/errors/parse.ts';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import type { User } from '../../core/users/user.entity.ts';
import { assertMayWrite } from '../../core/users/user.policy.ts';
import type { ListsService } from '../../lists/lists/lists.service.ts';
import { MOST_REMEMBERED, namedCode, scannedCode } from './barcode.rules.ts';
import type { LookedUpBarcode, RememberedBarcode } from './barcode.type.ts';
import type { BarcodeLookUp } from './barcode-look-up.ts';
import { dropOldest, putRemembered, selectRemembered } from './remembered-barcodes.ts';

/**
 * Remembers how a household calls the barcodes that it scans. A household is the people who work on a shopping list: a name is
 * kept with the list on which it was given, and read by no other list's people.
 */
export class BarcodesService {
  constructor(
    private readonly em: EntityManager,
    private readonly lists: ListsService,
    private readonly service: BarcodeLookUp,
    private readonly rateLimits: RateLimits,
    private readonly settings: SiteSettings,
  ) {}

  async rememberedBy(viewer: User): Promise<RememberedBarcode[]> {
    const rows = await selectRemembered(this.em, { userId: viewer.id, limit: MOST_REMEMBERED });
    return rows.map((row) => ({ ...row, namedAt: new Date(row.namedAt) }));
  }

  /** The same again changes nothing but the time. */
  async remember(viewer: User, listId: string, input: z.input<typeof namedCode>): Promise<RememberedBarcode> {
    const named = parse(namedCode, input);
    const { listType } = await this.lists.getChangeableList(viewer, listId);
    if (listType !== 'SHOPPING') {
      throw new InvalidInput({ listId: [t`Barcodes are remembered for shopping lists only.`] });
    }
    const row = await this.em.transactional(async (em) => {
      const [put] = await putRemembered(em, { ...named, id: newId(), listId, userId: viewer.id, now: new Date() });
      if (!put) throw new NotFound('List'); // deleted or closed in the meantime
      await dropOldest(em, { userId: viewer.id, kept: MOST_REMEMBERED });
      return put;
    });
    return { ...row, namedAt: new Date(row.namedAt) };
  }

  /** A service that is out of order is no problem of who asks: they type the name. */
  async lookUp(viewer: User, written: string): Promise<LookedUpBarcode> {
    const { code } = parse(scannedCode, { code: written });
    assertMayWrite(viewer, this.settings); // or anybody could use up what the service allows
    await this.rateLimits.consume('barcode', [viewer.id, viewer.id]);
    return { code, title: await this.service.nameOf(viewer.id, code) };
  }
}
