import type { Opt } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

@Entity({ tableName: 'kept_answers' })
export class KeptAnswer {
  /** The action, with an address in it here and there, and the client's key: both are bounded. */
  @PrimaryKey({ type: 'text' })
  key!: string;

  @Property({ type: 'string', length: 43, nullable: true })
  requestHash?: string | null;

  @Property({ type: 'jsonb', nullable: true })
  answer?: unknown;

  @Index()
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;
}
