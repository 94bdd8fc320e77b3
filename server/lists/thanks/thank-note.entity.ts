import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { newId } from '../../base/database/uuid.ts';
import { User } from '../../core/users/user.entity.ts';
import { List } from '../lists/list.entity.ts';

/** A thank-you to the givers of one or several gifts: the purchases that have its id. */
@Entity({ tableName: 'thank_notes' })
export class ThankNote {
  @PrimaryKey({ type: 'uuid' })
  readonly id: Opt<string> = newId();

  @Index()
  @ManyToOne(() => List, { ref: true, deleteRule: 'cascade' })
  list!: Ref<List>;

  @Index()
  @ManyToOne(() => User, { ref: true, deleteRule: 'cascade' })
  author!: Ref<User>;

  @Property({ type: 'string', length: 1000 })
  text!: string;

  @Property({ type: 'timestamptz' })
  writtenAt: Opt<Date> = new Date();
}
