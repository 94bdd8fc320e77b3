import { t } from '@lingui/core/macro';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { isId, newId } from '../../base/database/uuid.ts';
import { InvalidInput, NotFound } from '../../base/errors/errors.ts';
import { parse } from '../../base/errors/parse.ts';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import { type LinkViewer, personOf } from '../../core/access/link-viewer.ts';
import { canWorkOn } from '../../core/access/list.policy.ts';
import { offListView } from '../../core/access/purchase.policy.ts';
import type { Origin } from '../../core/users/caller.ts';
import type { User } from '../../core/users/user.entity.ts';
import type { AddressKeys } from '../../lists/abuse/address-keys.ts';
import type { SharedListRow } from '../../lists/sharing/shared-list-rows.ts';
import type { SharedListsService } from '../../lists/sharing/shared-lists.service.ts';
import { addReport } from './add-report.ts';
import { DemoListNotReported, OwnListNotReported } from './errors.ts';
import { newListReport } from './list-report.rules.ts';
import { addTextReport, selectTextToReport } from './reported-text-rows.ts';

interface Text {
  offListGiftId: string | null;
  questionId: string | null;
}

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
    const { reason, details, offListGiftId, questionId } = parse(newListReport, input);
    await this.rateLimits.consume('report', [this.origin.address]);
    const list = await this.sharedLists.findOpen(viewer, shareToken, 'none');
    if (list.isDemo) throw new DemoListNotReported();
    if (canWorkOn(personOf(viewer), list)) throw new OwnListNotReported();
    const said = { id: newId(), listId: list.id, reason, details };
    if (offListGiftId || questionId) {
      const text = { offListGiftId: offListGiftId ?? null, questionId: questionId ?? null };
      const textId = await this.findText(viewer, list, text);
      await addTextReport(this.em, { ...said, ...text, reporterKey: this.reporterOf(viewer, textId) });
    } else await addReport(this.em, { ...said, reporterKey: this.reporterOf(viewer, list.id) });
    return list.id;
  }

  private reporterOf(viewer: LinkViewer<User>, what: string): string {
    return this.addressKeys.keyOf(`reporter of ${what}`, personOf(viewer)?.id ?? this.origin.address);
  }

  /** People who received the gifts of the list when one was told may read the list as guests do by now. */
  private async findText(viewer: LinkViewer<User>, list: SharedListRow, text: Text): Promise<string> {
    const { offListGiftId, questionId } = text;
    if (offListGiftId && questionId) throw new InvalidInput({ questionId: [t`Report one text at a time.`] });
    const view = offListView(viewer, list);
    if (!isId(offListGiftId ?? questionId ?? '') || (offListGiftId && view === 'nothing'))
      throw new NotFound('Resource');
    const [found] = await selectTextToReport(this.em, { ...text, listId: list.id, isToldAlone: view === 'told' });
    if (!found) throw new NotFound('Resource');
    return found.id;
  }
}
