import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../../core/users/user.entity.ts';

/** Gone from the table means used. */
@Entity({ tableName: 'recovery_codes' })
export class RecoveryCode {
  /** In hex; the code itself is with its owner alone. */
  @PrimaryKey({ type: 'string', length: 64 })
  hash!: string;

  @Index()
  @ManyToOne(() => User, { ref: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  @Property({ type: 'timestamptz' })
  createdAt: Opt<Date> = new Date();
}
