import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/**
 * A person who has a list open through one process, in one tab or several. The table is unlogged and
 * names rows without foreign keys: it is written often, worth nothing after a crash, and outdated within a minute.
 */
@Entity({ tableName: 'presences' })
export class Presence {
  @PrimaryKey({ type: 'uuid' })
  listId!: string;

  @PrimaryKey({ type: 'uuid' })
  userId!: string;

  @Index()
  @PrimaryKey({ type: 'uuid' })
  processId!: string;

  /** The items whose edit form they have open there, and the list's own id for the list's. */
  @Property({ type: 'array', columnType: 'uuid[]', defaultRaw: "'{}'" })
  editedIds!: string[];

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  arrivedAt!: Date;

  /** When the process last said that it is alive. */
  @Index()
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  seenAt!: Date;
}
