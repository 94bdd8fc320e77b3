import type { Opt, Ref } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../../core/users/user.entity.ts';
import { Item } from '../items/item.entity.ts';

/** A reserved purchase that lapsed, kept for two weeks, so that its giver can take the gift back if it is still there. */
@Entity({ tableName: 'lapsed_holds' })
@Check({ expression: 'quantity > 0' })
export class LapsedHold {
  @PrimaryKey({ type: 'uuid' })
  purchaseId!: string;

  @Property({ type: 'integer' })
  quantity!: number;

  /** Empty where the giver left none. */
  @Index()
  @Property({ type: 'string', length: 254 })
  guestEmail!: string;

  @Property({ type: 'string', length: 100, nullable: true })
  guestName?: string | null;

  /** SHA-256, in hex, of the secret of its receipt. */
  @Property({ type: 'string', length: 64, nullable: true })
  undoTokenHash?: string | null;

  /** The language in which it was held. */
  @Property({ type: 'string', length: 10, nullable: true })
  language?: string | null;

  @Index()
  @Property({ type: 'uuid', nullable: true })
  guestKeyId?: string | null;

  @Index()
  @Property({ type: 'timestamptz' })
  lapsedAt: Opt<Date> = new Date();

  @Index()
  @ManyToOne(() => User, { ref: true, nullable: true, deleteRule: 'cascade' })
  buyer?: Ref<User> | null;

  @Index()
  @ManyToOne(() => Item, { ref: true, deleteRule: 'cascade' })
  item!: Ref<Item>;
}
