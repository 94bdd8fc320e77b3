import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { newId } from '../../base/database/uuid.ts';
import { User } from '../../core/users/user.entity.ts';
import { OpenedThrough } from './opened-through.ts';

/** Gone from the table means ended: access tokens name it and stop working with it. */
@Entity({ tableName: 'sessions' })
@Index({
  name: 'sessions_issuer_subject_index',
  expression: `create index "sessions_issuer_subject_index" on "sessions" ("issuer_subject") where "issuer_id" is not null`,
})
@Index({
  name: 'sessions_issuer_session_index',
  expression: `create index "sessions_issuer_session_index" on "sessions" ("issuer_session") where "issuer_id" is not null`,
})
export class Session extends OpenedThrough {
  @PrimaryKey({ type: 'uuid' })
  readonly id: Opt<string> = newId();

  @Index()
  @ManyToOne(() => User, { ref: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  @Property({ type: 'boolean' })
  isRemembered!: boolean;

  /** By a second step here, or an issuer that is trusted to ask for one. */
  @Property({ type: 'boolean' })
  isTwoFactor: Opt<boolean> = false;

  @Property({ type: 'string', length: 300, nullable: true })
  userAgent?: string | null;

  @Property({ type: 'timestamptz' })
  createdAt: Opt<Date> = new Date();

  @Index()
  @Property({ type: 'timestamptz' })
  expiresAt!: Date;
}
