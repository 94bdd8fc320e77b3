import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../../core/users/user.entity.ts';
import { OpenedThrough } from './opened-through.ts';

@Entity({ tableName: 'pending_sign_ins' })
export class PendingSignIn extends OpenedThrough {
  @PrimaryKey({ type: 'string', length: 64 })
  hash!: string;

  @Index()
  @ManyToOne(() => User, { ref: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  @Property({ type: 'boolean' })
  isRemembered!: boolean;

  @Property({ type: 'boolean' })
  isByPassword!: boolean;

  @Property({ type: 'timestamptz' })
  createdAt: Opt<Date> = new Date();

  @Index()
  @Property({ type: 'timestamptz' })
  expiresAt!: Date;
}
