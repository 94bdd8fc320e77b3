import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { registerEnumType } from 'type-graphql';
import { z } from 'zod';
import { newId } from '../../base/database/uuid.ts';
import { User } from '../../core/users/user.entity.ts';
import { List } from '../lists/list.entity.ts';

/** Purchases by one address are counted, and calls that a limit refused. */
const abuseSignalKind = z.enum(['PURCHASES', 'REFUSALS']);
export type AbuseSignalKind = z.output<typeof abuseSignalKind>;
export const AbuseSignalKindEnum = abuseSignalKind.enum;
registerEnumType(AbuseSignalKindEnum, {
  name: 'AbuseSignalKind',
  description: 'A kind of possible misuse.',
  valuesConfig: {
    PURCHASES: { description: 'Many purchases through share links from one address within an hour.' },
    REFUSALS: { description: 'Calls that a rate limit refused within an hour.' },
  },
});

/** How often in an hour one address bought, or one address or person met a limit. The address itself stands nowhere. */
@Entity({ tableName: 'abuse_signals' })
@Index({
  name: 'abuse_signals_subject_index',
  expression:
    'create unique index "abuse_signals_subject_index" on "abuse_signals" ("hour", "kind", "limit_name", "subject", "list_id") nulls not distinct',
})
export class AbuseSignal {
  @PrimaryKey({ type: 'uuid' })
  readonly id: Opt<string> = newId();

  /** Its beginning. */
  @Property({ type: 'timestamptz' })
  hour!: Date;

  @Enum({ items: () => AbuseSignalKindEnum })
  kind!: AbuseSignalKind;

  /** Which limit counts such calls. */
  @Property({ type: 'string', length: 32 })
  limitName!: string;

  /** The id of a person, or the key of an address, another one on each day. */
  @Property({ type: 'string', length: 36 })
  subject!: string;

  @Index()
  @ManyToOne(() => User, { ref: true, nullable: true, deleteRule: 'cascade' })
  user?: Ref<User> | null;

  @Index()
  @ManyToOne(() => List, { ref: true, nullable: true, deleteRule: 'cascade' })
  list?: Ref<List> | null;

  @Property({ type: 'integer' })
  count!: number;
}
