import type { Opt } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** An address of which the holder of a guest's key has opened a link that was mailed there. */
@Entity({ tableName: 'guest_addresses' })
export class GuestAddress {
  @PrimaryKey({ type: 'uuid' })
  guestKeyId!: string;

  @Index()
  @PrimaryKey({ type: 'string', length: 254 })
  email!: string;

  @Property({ type: 'timestamptz' })
  createdAt: Opt<Date> = new Date();
}
