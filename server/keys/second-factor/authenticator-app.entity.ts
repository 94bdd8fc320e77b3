import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../../core/users/user.entity.ts';

@Entity({ tableName: 'authenticator_apps' })
export class AuthenticatorApp {
  @OneToOne(() => User, { primary: true, ref: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  /** Encrypted: see Sealer. */
  @Property({ type: 'string', length: 200 })
  sealedSecret!: string;

  @Property({ type: 'timestamptz', nullable: true })
  confirmedAt?: Date | null;

  /** The latest 30 seconds, counted from 1970, whose code was used: no earlier one is taken either. */
  @Property({ type: 'integer', nullable: true })
  lastStep?: number | null;

  @Property({ type: 'timestamptz' })
  createdAt: Opt<Date> = new Date();
}
