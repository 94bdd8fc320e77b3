import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../../core/users/user.entity.ts';

/** Given to somebody who has just shown a passkey. Gone from the table means used. */
@Entity({ tableName: 'passkey_codes' })
export class PasskeyCode {
  /** In hex; the code itself is with its owner alone. */
  @PrimaryKey({ type: 'string', length: 64 })
  hash!: string;

  @Index()
  @ManyToOne(() => User, { ref: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  @Index()
  @Property({ type: 'timestamptz' })
  expiresAt!: Date;
}
