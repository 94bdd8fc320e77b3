import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { newId } from '../../base/database/uuid.ts';
import { List } from '../../lists/lists/list.entity.ts';
import { OffListGift } from '../../lists/off-list-gifts/off-list-gift.entity.ts';
import { GiftQuestion } from '../../lists/questions/gift-question.entity.ts';
import { ReportReasonEnum } from './list-report.entity.ts';
import type { ReportReason } from './list-report.rules.ts';

/**
 * A report of one text of a guest. It counts as no report of the list: an administrator for whom the list is must not
 * learn from a count that something stands beside it. It goes with its text.
 */
@Entity({ tableName: 'text_reports' })
@Index({
  name: 'text_reports_open_index',
  expression:
    'create unique index "text_reports_open_index" on "text_reports" ("reporter_key") where "resolved_at" is null',
})
export class TextReport {
  @PrimaryKey({ type: 'uuid' })
  readonly id: Opt<string> = newId();

  @Index()
  @ManyToOne(() => List, { ref: true, deleteRule: 'cascade' })
  list!: Ref<List>;

  @Index()
  @ManyToOne(() => OffListGift, { ref: true, nullable: true, deleteRule: 'cascade' })
  offListGift?: Ref<OffListGift> | null;

  @Index()
  @ManyToOne(() => GiftQuestion, { ref: true, nullable: true, deleteRule: 'cascade' })
  question?: Ref<GiftQuestion> | null;

  @Enum({ items: () => ReportReasonEnum })
  reason!: ReportReason;

  @Property({ type: 'string', length: 500 })
  details: Opt<string> = '';

  /** Another one for each text, so that nobody can be followed from one to the next. */
  @Property({ type: 'string', length: 22 })
  reporterKey!: string;

  @Property({ type: 'timestamptz' })
  createdAt: Opt<Date> = new Date();

  @Property({ type: 'timestamptz', nullable: true })
  resolvedAt?: Date | null;
}
