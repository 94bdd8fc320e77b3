import { BigIntType, type Opt, type Ref } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { newId } from '../../base/database/uuid.ts';
import { User } from '../../core/users/user.entity.ts';
import { Item } from '../items/item.entity.ts';
import { ThankNote } from '../thanks/thank-note.entity.ts';

/** A part of the price that somebody promises. Never leaves the server as it is: its giver sees it, and the organiser of its pool. */
@Entity({ tableName: 'pledges' })
@Check({ expression: 'amount_minor > 0' })
export class Pledge {
  @PrimaryKey({ type: 'uuid' })
  readonly id: Opt<string> = newId();

  @Index()
  @ManyToOne(() => Item, { ref: true, deleteRule: 'cascade' })
  item!: Ref<Item>;

  /** In the smallest unit of the item’s `pledgeCurrency`. */
  @Property({ type: new BigIntType('number') })
  amountMinor!: number;

  /** Empty where a guest left none, and once the account is deleted. */
  @Index()
  @Property({ type: 'string', length: 254 })
  guestEmail!: string;

  @Property({ type: 'string', length: 100, nullable: true })
  guestName?: string | null;

  /** The guest's key, by guestKeyId(); null for a member. */
  @Index()
  @Property({ type: 'uuid', nullable: true })
  guestKeyId?: string | null;

  @Index()
  @ManyToOne(() => User, { ref: true, nullable: true, deleteRule: 'set null' })
  buyer?: Ref<User> | null;

  /** The language of mails to the giver. */
  @Property({ type: 'string', length: 10, nullable: true })
  language?: string | null;

  @Property({ type: 'timestamptz' })
  createdAt: Opt<Date> = new Date();

  /** When the giver said that they paid the organiser. */
  @Property({ type: 'timestamptz', nullable: true })
  paidAt?: Date | null;

  /** The name of the organiser whom the giver paid: another may have taken over since. */
  @Property({ type: 'string', length: 100, nullable: true })
  paidTo?: string | null;

  /** When the organiser, or the owner of a fund, said that it came. */
  @Property({ type: 'timestamptz', nullable: true })
  confirmedAt?: Date | null;

  /** The thanks for a gift to a fund; those for what is bought stand at its purchase. */
  @Index()
  @ManyToOne(() => ThankNote, { ref: true, nullable: true, deleteRule: 'set null' })
  note?: Ref<ThankNote> | null;

  /** When the giver was reminded, before the day, of what is still to do. */
  @Property({ type: 'timestamptz', nullable: true })
  remindedAt?: Date | null;

  /** When its giver was told that it is about to lapse, of a promise to a fund. */
  @Property({ type: 'timestamptz', nullable: true })
  lapseAskedAt?: Date | null;
}
