import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { newId } from '../../base/database/uuid.ts';
import { parse } from '../../base/errors/parse.ts';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import { type LinkViewer, personOf } from '../../core/access/link-viewer.ts';
import { canWorkOn } from '../../core/access/list.policy.ts';
import type { Origin } from '../../core/users/caller.ts';
import type { User } from '../../core/users/user.entity.ts';
import type { AddressKeys } from '../../lists/abuse/address-keys.ts';
import type { SharedListsService } from '../../lists/sharing/shared-lists.service.ts';
import { addReport } from './add-report.ts';
import { DemoListNotReported, OwnListNotReported } from './errors.ts';
import { newListReport } from './list-report.rules.ts';

export class ListReportsService {
  constructor(
    private readonly em: EntityManager,
    private readonly sharedLists: SharedListsService,
    private readonly rateLimits: RateLimits,
    private readonly addressKeys: AddressKeys,
    private readonly origin: Origin,
  ) {}

  /** As long as nobody has looked into it, a second report by the same person changes nothing. */
  async report(viewer: LinkViewer<User>, shareToken: string, input: z.input<typeof newListReport>): Promise<string> {
    const { reason, details } = parse(newListReport, input);
    await this.rateLimits.consume('report', [this.origin.address]);
    const list = await this.sharedLists.findOpen(viewer, shareToken, 'none');
    if (list.isDemo) throw new DemoListNotReported();
    if (canWorkOn(personOf(viewer), list)) throw new OwnListNotReported();
    const reporterKey = this.addressKeys.keyOf(`reporter of ${list.id}`, personOf(viewer)?.id ?? this.origin.address);
    await addReport(this.em, { id: newId(), listId: list.id, reason, details, reporterKey });
    return list.id;
  }
}
