import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { newId } from '../../base/database/uuid.ts';
import { User } from '../../core/users/user.entity.ts';
import { List } from '../lists/list.entity.ts';
import { LONGEST_OFF_LIST } from './off-list-gift.rules.ts';

/** Something that a giver gives besides the list, told to the other givers. `lists.off_list_gifts` counts them. */
@Entity({ tableName: 'off_list_gifts' })
export class OffListGift {
  @PrimaryKey({ type: 'uuid' })
  readonly id: Opt<string> = newId();

  @Index()
  @ManyToOne(() => List, { ref: true, deleteRule: 'cascade' })
  list!: Ref<List>;

  /** The account that gives it; else it is from a guest's key. */
  @Index()
  @ManyToOne(() => User, { ref: true, nullable: true, deleteRule: 'cascade' })
  buyer?: Ref<User> | null;

  @Index()
  @Property({ type: 'uuid', nullable: true })
  guestKeyId?: string | null;

  /** Empty where the giver does not say. */
  @Property({ type: 'string', length: LONGEST_OFF_LIST })
  what: Opt<string> = '';

  /** Whether people who receive it may read it once the day has come. */
  @Property({ type: 'boolean' })
  isToldAfter: Opt<boolean> = false;

  /** People who received the gifts of the list when it was told: it is kept from them as from those who do now. */
  @Property({ type: 'array', columnType: 'uuid[]', defaultRaw: `'{}'` })
  keptFrom: Opt<string[]> = [];

  /** The day of the list when it was told, the year 9999 where none was named: nobody who receives it reads it sooner. */
  @Property({ type: 'timestamptz' })
  keptUntil!: Date;

  @Property({ type: 'timestamptz' })
  createdAt: Opt<Date> = new Date();
}
