import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { User } from '../../core/users/user.entity.ts';

/** A person at another site, through whom an account is signed in: an address there may change hands, this never does. */
@Entity({ tableName: 'identities' })
@Unique({ properties: ['user', 'issuer'] })
export class Identity {
  /** As it stands in the issuer's tokens; of Google always Google's own name. */
  @PrimaryKey({ type: 'string', length: 500 })
  issuer!: string;

  /** The issuer's id for the person. */
  @PrimaryKey({ type: 'string', length: 255 })
  subject!: string;

  @ManyToOne(() => User, { ref: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  /** The id of the settings by which it was linked. */
  @Property({ type: 'string', length: 30 })
  issuerId!: string;

  /** Whether the account is an administrator's by a group of the issuer's: leaving that ends it. */
  @Property({ type: 'boolean' })
  makesAdministrator: Opt<boolean> = false;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  readonly createdAt: Opt<Date> = new Date();
}
