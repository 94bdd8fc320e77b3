import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { newId } from '../../base/database/uuid.ts';
import { User } from '../../core/users/user.entity.ts';
import { Person } from '../../lists/lists/person.entity.ts';
import { CircleGuest } from './circle-guest.entity.ts';

/** Says of somebody for whom lists of the circle are whether the guest is that person: a person without an account, or an account. */
@Entity({ tableName: 'circle_guest_recipients' })
@Unique({ properties: ['guest', 'person'] })
@Unique({ properties: ['guest', 'user'] })
export class CircleGuestRecipient {
  @PrimaryKey({ type: 'uuid' })
  readonly id: Opt<string> = newId();

  @ManyToOne(() => CircleGuest, { ref: true, deleteRule: 'cascade' })
  guest!: Ref<CircleGuest>;

  @Index()
  @ManyToOne(() => Person, { ref: true, nullable: true, deleteRule: 'cascade' })
  person?: Ref<Person> | null;

  @Index()
  @ManyToOne(() => User, { ref: true, nullable: true, deleteRule: 'cascade' })
  user?: Ref<User> | null;

  @Property({ type: 'boolean' })
  isGuest!: boolean;
}
