import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

@Entity({ tableName: 'unsubscribed_addresses' })
export class UnsubscribedAddress {
  /** SHA-256, in hex, of the kind and the address in lower case. */
  @PrimaryKey({ type: 'string', length: 64 })
  addressHash!: string;

  @Property({ type: 'timestamptz' })
  createdAt: Opt<Date> = new Date();
}
