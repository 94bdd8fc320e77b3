import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Item } from '../items/item.entity.ts';
import { Purchase } from '../items/purchase.entity.ts';
import { Pledge } from './pledge.entity.ts';

/** The pledges for an item together, from the first of them on. */
@Entity({ tableName: 'pools' })
export class Pool {
  @ManyToOne(() => Item, { ref: true, primary: true, deleteRule: 'cascade' })
  item!: Ref<Item>;

  /** The pledge of the person who buys it for all; null once they have gone, until somebody takes over. */
  @Index()
  @ManyToOne(() => Pledge, { ref: true, nullable: true, deleteRule: 'set null' })
  organiser?: Ref<Pledge> | null;

  /** How to pay the organiser back, encrypted: see PayBackSeals. */
  @Property({ type: 'text', nullable: true })
  payBack?: string | null;

  /** The organiser's purchase. Once it is undone, the pool is open again. */
  @Index()
  @ManyToOne(() => Purchase, { ref: true, nullable: true, deleteRule: 'set null' })
  purchase?: Ref<Purchase> | null;

  /** When it was bought. Stays when the purchase goes, until that is noted in `reopenedAt`. */
  @Property({ type: 'timestamptz', nullable: true })
  settledAt?: Date | null;

  /** When the purchase was undone last: friends have as long from then on as from a pledge. */
  @Property({ type: 'timestamptz', nullable: true })
  reopenedAt?: Date | null;

  @Property({ type: 'timestamptz' })
  beganAt: Opt<Date> = new Date();

  /** When the organiser gave the last sign: took it on, said how to pay, that money has come, or bought it; or when that was undone, which is no fault of theirs. */
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  organisedAt: Opt<Date> = new Date();

  /** The facts of which its givers know: see pool-facts.ts. */
  @Property({ type: 'array', columnType: 'text[]', defaultRaw: "'{}'" })
  told: Opt<string[]> = [];

  /** The pledge of the organiser of whom its givers know. No foreign key: it may be gone. */
  @Property({ type: 'uuid', nullable: true })
  toldOrganiserId?: string | null;
}
