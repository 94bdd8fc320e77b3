import type { Opt } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** The answer to a creating call, under its idempotency key. A job removes it after 24 hours. */
@Entity({ tableName: 'kept_answers' })
export class KeptAnswer {
  /** The action, with an address in it here and there, and the client's key: both are bounded. */
  @PrimaryKey({ type: 'text' })
  key!: string;

  /** SHA-256 of what was asked for. */
  @Property({ type: 'string', length: 43, nullable: true })
  requestHash?: string | null;

  @Property({ type: 'jsonb', nullable: true })
  answer?: unknown;

  @Index()
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;
}
