import { type Opt, PrimaryKeyProp, type Ref } from '@mikro-orm/core';
import { Entity, Index, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { List } from '../../lists/lists/list.entity.ts';

/** Counted as it happens, so that the newest are found by an index, however many there are. */
@Entity({ tableName: 'reported_lists' })
@Index({
  name: 'reported_lists_open_index',
  expression:
    'create index "reported_lists_open_index" on "reported_lists" ("reported_at", "list_id") where "open_reports" > 0',
})
@Index({
  name: 'reported_lists_closed_index',
  expression:
    'create index "reported_lists_closed_index" on "reported_lists" ("reported_at", "list_id") where "open_reports" = 0',
})
export class ReportedList {
  [PrimaryKeyProp]?: 'list';

  @OneToOne(() => List, { primary: true, ref: true, deleteRule: 'cascade' })
  list!: Ref<List>;

  @Property({ type: 'integer' })
  openReports: Opt<number> = 0;

  @Property({ type: 'integer' })
  allReports: Opt<number> = 0;

  @Property({ type: 'timestamptz' })
  reportedAt!: Date;
}
