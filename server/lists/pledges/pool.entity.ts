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

  @Property({ type: 'timestamptz' })
  beganAt: Opt<Date> = new Date();

  /** When the organiser gave the last sign: took it on, said how to pay, or that money has come. */
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  organisedAt: Opt<Date> = new Date();

  /** The facts of which its givers know: see pool-facts.ts. */
  @Property({ type: 'array', columnType: 'text[]', defaultRaw: "'{}'" })
  told: Opt<string[]> = [];

  /** The pledge of the organiser of whom its givers know. No foreign key: it may be gone. */
  @Property({ type: 'uuid', nullable: true })
  toldOrganiserId?: string | null;
}
