import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { Purchase } from '../items/purchase.entity.ts';
import { ThankNote } from './thank-note.entity.ts';

/** Notes of the receiver about a gift: that it came, and the thanks for it. */
@Entity({ tableName: 'received_gifts' })
export class ReceivedGift {
  @OneToOne(() => Purchase, { ref: true, primary: true, deleteRule: 'cascade' })
  purchase!: Ref<Purchase>;

  @Property({ type: 'timestamptz', nullable: true })
  receivedAt?: Date | null;

  @Index()
  @ManyToOne(() => ThankNote, { ref: true, nullable: true, deleteRule: 'set null' })
  note?: Ref<ThankNote> | null;
}
