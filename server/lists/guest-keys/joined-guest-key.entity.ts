import type { Opt } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A guest's key that was joined to another of the same person. Keys that never were have no row. */
@Entity({ tableName: 'joined_guest_keys' })
export class JoinedGuestKey {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  /** That key is joined to none itself. */
  @Index()
  @Property({ type: 'uuid' })
  joinedTo!: string;

  @Property({ type: 'timestamptz' })
  createdAt: Opt<Date> = new Date();
}
