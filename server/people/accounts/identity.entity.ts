import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { User } from '../../core/users/user.entity.ts';

/** An address at another site may change hands, this never does. */
@Entity({ tableName: 'identities' })
@Unique({ properties: ['user', 'issuer'] })
export class Identity {
  @PrimaryKey({ type: 'string', length: 500 })
  issuer!: string;

  @PrimaryKey({ type: 'string', length: 255 })
  subject!: string;

  @ManyToOne(() => User, { ref: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  @Property({ type: 'string', length: 30 })
  issuerId!: string;

  /** Leaving the issuer's group ends it. */
  @Property({ type: 'boolean' })
  makesAdministrator: Opt<boolean> = false;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  readonly createdAt: Opt<Date> = new Date();
}
