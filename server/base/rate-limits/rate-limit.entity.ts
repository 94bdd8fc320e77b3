import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Written by rate-limiter-flexible, which wants these columns in this order. */
@Entity({ tableName: 'rate_limits' })
export class RateLimit {
  @PrimaryKey({ type: 'string', length: 255 })
  key!: string;

  @Property({ type: 'integer', default: 0 })
  points!: number;

  /** In milliseconds since 1970. */
  @Property({ type: 'bigint', nullable: true, index: true })
  expire?: string | null;
}
