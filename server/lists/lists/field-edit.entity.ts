import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../../core/users/user.entity.ts';
import { List } from './list.entity.ts';

/** The last editor of a field of a list, or of an item on it. Read only where two people have changed the same one. */
@Entity({ tableName: 'field_edits' })
export class FieldEdit {
  /** The list's or the item's id. */
  @PrimaryKey({ type: 'uuid' })
  subjectId!: string;

  @PrimaryKey({ type: 'string', length: 40 })
  field!: string;

  @Index()
  @ManyToOne(() => List, { ref: true, deleteRule: 'cascade' })
  list!: Ref<List>;

  @Index()
  @ManyToOne(() => User, { ref: true, deleteRule: 'cascade' })
  editor!: Ref<User>;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  editedAt!: Date;
}
