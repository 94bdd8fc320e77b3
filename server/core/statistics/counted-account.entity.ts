import { type Opt, PrimaryKeyProp, type Ref } from '@mikro-orm/core';
import { Entity, Index, OneToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { newId } from '../../base/database/uuid.ts';
import { User } from '../users/user.entity.ts';

/** When the account is deleted this row stays, and nothing says whose it was. */
@Entity({ tableName: 'counted_accounts' })
export class CountedAccount {
  [PrimaryKeyProp]?: 'id';

  /** Random, so that it does not tell when the account was made. */
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  readonly id: Opt<string> = newId();

  @OneToOne(() => User, { ref: true, nullable: true, deleteRule: 'set null' })
  user?: Ref<User> | null;

  /** In UTC. */
  @Property({ type: 'date' })
  joinedOn!: string;

  @Property({ type: 'date', nullable: true })
  leftOn?: string | null;

  @Index()
  @Property({ type: 'timestamptz', nullable: true })
  seenAt?: Date | null;

  /** A bit for each day, the first for the day on which it was made. */
  @Property({ type: 'string', columnType: 'varbit', defaultRaw: `''` })
  activeDays: Opt<string> = '';
}
