import { BigIntType, type Opt, type Ref } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../../core/users/user.entity.ts';

/** How long it is kept where no money was in it. */
export const GONE_KEPT_DAYS = 60;

/** The end of a pledge that its giver did not take back. */
export const PledgeFate = {
  /** Not enough came together in time. */
  LAPSED: 'LAPSED',
  /** Somebody who may take purchases back ended it. */
  RELEASED: 'RELEASED',
  ITEM_REMOVED: 'ITEM_REMOVED',
  LIST_REMOVED: 'LIST_REMOVED',
} as const;
export type PledgeFate = keyof typeof PledgeFate;

/** A friend who has paid the organiser, as JSON has it. */
export interface PaidPledge {
  id: string;
  name: string | null;
  amountMinor: number;
  isPaid: boolean;
  isConfirmed: boolean;
}

/** A pledge that is gone, as its giver still needs to know of it: somebody may have their money. The item and the list may be gone, too. */
@Entity({ tableName: 'gone_pledges' })
@Check({ expression: 'amount_minor > 0' })
export class GonePledge {
  /** That of the pledge. */
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Index()
  @Property({ type: 'uuid' })
  listId!: string;

  /** The list’s, as it was: a device that is to keep its surprise knows it by that. */
  @Property({ type: 'string', length: 64 })
  shareToken!: string;

  @Enum({ items: () => PledgeFate })
  fate!: PledgeFate;

  /** Null where the list was closed to the giver. */
  @Property({ type: 'string', length: 200, nullable: true })
  title?: string | null;

  /** Null where the list was closed to the giver. */
  @Property({ type: 'string', length: 50, nullable: true })
  listName?: string | null;

  @Property({ type: 'string', length: 3 })
  currency!: string;

  @Property({ type: new BigIntType('number') })
  amountMinor!: number;

  @Index()
  @Property({ type: 'string', length: 254 })
  guestEmail!: string;

  @Index()
  @Property({ type: 'uuid', nullable: true })
  guestKeyId?: string | null;

  @Index()
  @ManyToOne(() => User, { ref: true, nullable: true, deleteRule: 'cascade' })
  buyer?: Ref<User> | null;

  @Property({ type: 'string', length: 10, nullable: true })
  language?: string | null;

  @Property({ type: 'boolean' })
  isBought!: boolean;

  /** Whether it was given to a fund. */
  @Property({ type: 'boolean', default: false })
  isFund: Opt<boolean> = false;

  @Property({ type: 'boolean' })
  isPaid!: boolean;

  @Property({ type: 'boolean' })
  isConfirmed!: boolean;

  /** The name of the person whom the giver paid, or would pay. */
  @Property({ type: 'string', length: 100, nullable: true })
  paidTo?: string | null;

  /** The organiser’s pledge, about which `payBack` is sealed. */
  @Index()
  @Property({ type: 'uuid', nullable: true })
  organiserId?: string | null;

  /** How to pay the organiser of a gift that was bought, encrypted. */
  @Property({ type: 'text', nullable: true })
  payBack?: string | null;

  /** For the organiser: the others who have paid them. */
  @Property({ type: 'json', nullable: true })
  paid?: PaidPledge[] | null;

  /** People from whom the list was kept a surprise when it happened: they never learn of it here. */
  @Property({ type: 'array', columnType: 'uuid[]' })
  keptFrom!: string[];

  @Index()
  @Property({ type: 'timestamptz' })
  goneAt: Opt<Date> = new Date();

  /** When the giver cleared it away, where the organiser’s record names them: it is shown to nobody, and says no more than whose name that is. */
  @Property({ type: 'timestamptz', nullable: true })
  clearedAt?: Date | null;

  /** When the giver was told by mail and bell; from the start where there was nothing to tell. */
  @Property({ type: 'timestamptz', nullable: true })
  toldAt?: Date | null;
}
