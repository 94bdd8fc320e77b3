import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { newId } from '../../base/database/uuid.ts';
import { User } from '../../core/users/user.entity.ts';
import { List } from '../lists/list.entity.ts';
import { LONGEST_IDEA_NOTE, LONGEST_OFF_LIST } from './off-list-gift.rules.ts';

/** Something that a giver gives besides the list, or an idea that anybody may give, told to the other givers. `lists.off_list_gifts` counts them. */
@Entity({ tableName: 'off_list_gifts' })
export class OffListGift {
  @PrimaryKey({ type: 'uuid' })
  readonly id: Opt<string> = newId();

  @Index()
  @ManyToOne(() => List, { ref: true, deleteRule: 'cascade' })
  list!: Ref<List>;

  /** The account that gives it; else it is from a guest's key. An idea that nobody gives has neither. */
  @Index()
  @ManyToOne(() => User, { ref: true, nullable: true, deleteRule: 'cascade' })
  buyer?: Ref<User> | null;

  @Index()
  @Property({ type: 'uuid', nullable: true })
  guestKeyId?: string | null;

  /** Whether somebody had it as an idea: taken back by the one who gives it, others may give it again. */
  @Property({ type: 'boolean', default: false })
  isIdea: Opt<boolean> = false;

  /** The account that had the idea; else it is from a guest's key. */
  @Index()
  @ManyToOne(() => User, { ref: true, nullable: true, deleteRule: 'set null' })
  suggester?: Ref<User> | null;

  @Index()
  @Property({ type: 'uuid', nullable: true })
  suggesterKeyId?: string | null;

  /** Words that givers read about an idea, and people who receive it never do. */
  @Property({ type: 'string', length: LONGEST_IDEA_NOTE, default: '' })
  notes: Opt<string> = '';

  @Property({ type: 'text', nullable: true })
  primaryUrl?: string | null;

  /** When somebody took the idea, as long as they give it. */
  @Property({ type: 'timestamptz', nullable: true })
  takenAt?: Date | null;

  /** Until when it is held for them; null once they bought it. A hold that is over is none. */
  @Property({ type: 'timestamptz', nullable: true })
  heldUntil?: Date | null;

  /** The address that a guest left when they took the idea, for mails about it alone. Empty without one, and for accounts. */
  @Property({ type: 'string', length: 254, default: '' })
  guestEmail: Opt<string> = '';

  /** The language of mails to that guest. */
  @Property({ type: 'string', length: 10, nullable: true })
  language?: string | null;

  /** When its giver was asked whether they still get it, before the hold is over. */
  @Property({ type: 'timestamptz', nullable: true })
  askedAt?: Date | null;

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
