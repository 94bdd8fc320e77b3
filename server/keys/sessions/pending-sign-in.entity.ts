import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../../core/users/user.entity.ts';

/** A sign-in whose first step is done, and which waits for the second one. It opens nothing. */
@Entity({ tableName: 'pending_sign_ins' })
export class PendingSignIn {
  /** SHA-256 of what the browser got to finish it with, in hex. */
  @PrimaryKey({ type: 'string', length: 64 })
  hash!: string;

  @Index()
  @ManyToOne(() => User, { ref: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  @Property({ type: 'boolean' })
  isRemembered!: boolean;

  /** Whether a password was the first step: such attempts are counted until the second one. */
  @Property({ type: 'boolean' })
  isByPassword!: boolean;

  @Property({ type: 'timestamptz' })
  createdAt: Opt<Date> = new Date();

  @Index()
  @Property({ type: 'timestamptz' })
  expiresAt!: Date;
}
