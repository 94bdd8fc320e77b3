import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { registerEnumType } from 'type-graphql';
import { newId } from '../../base/database/uuid.ts';
import { List } from '../../lists/lists/list.entity.ts';
import { listsToModerate, type ReportReason, reportReason } from './list-report.rules.ts';

export const ReportReasonEnum = reportReason.enum;
export const ListsToModerateEnum = listsToModerate.enum;
registerEnumType(ReportReasonEnum, {
  name: 'ReportReason',
  description: 'The reason why somebody reports a list that is open to them.',
  valuesConfig: {
    FRAUD: { description: 'It asks for money or data under false pretences.' },
    OFFENSIVE: { description: 'It insults, threatens or disgusts.' },
    OTHER: { description: 'Something else, which the note says.' },
    PRIVATE_DATA: { description: 'It shows what is somebody’s private business.' },
    SPAM: { description: 'It advertises, and is no list of wishes.' },
  },
});
registerEnumType(ListsToModerateEnum, {
  name: 'ListsToModerate',
  description: 'Lists with reports to look into, lists that are hidden, or lists whose reports are all closed.',
  valuesConfig: {
    REPORTED: { description: 'Lists with reports that nobody has looked into.' },
    HIDDEN: { description: 'Lists that are hidden.' },
    CLOSED: { description: 'Lists whose reports are all closed.' },
  },
});

/** The author stands nowhere: a hash keeps them from being counted twice. */
@Entity({ tableName: 'list_reports' })
@Index({
  name: 'list_reports_open_index',
  expression:
    'create unique index "list_reports_open_index" on "list_reports" ("list_id", "reporter_key") where "resolved_at" is null',
})
@Index({ properties: ['list', 'id'] })
export class ListReport {
  @PrimaryKey({ type: 'uuid' })
  readonly id: Opt<string> = newId();

  @ManyToOne(() => List, { ref: true, deleteRule: 'cascade', index: false })
  list!: Ref<List>;

  @Enum({ items: () => ReportReasonEnum })
  reason!: ReportReason;

  @Property({ type: 'string', length: 500 })
  details: Opt<string> = '';

  /** Another one for each list, so that nobody can be followed from one to the next. */
  @Property({ type: 'string', length: 22 })
  reporterKey!: string;

  @Property({ type: 'timestamptz' })
  createdAt: Opt<Date> = new Date();

  @Property({ type: 'timestamptz', nullable: true })
  resolvedAt?: Date | null;
}
