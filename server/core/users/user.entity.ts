import type { Opt, Ref } from '@mikro-orm/core';
import { Embedded, Entity, Enum, Index, OneToOne, PrimaryKey, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Timestamps } from '../../base/database/timestamps.ts';
import { newId } from '../../base/database/uuid.ts';
import { Image } from '../images/image.entity.ts';
import { COUNT_DELETED_ACCOUNT, COUNT_NEW_ACCOUNT, COUNT_NEW_PLAN } from '../statistics/counting.ts';
import { RoleEnum, TierEnum } from './account.enums.ts';
import type { Role, Tier } from './account.rules.ts';
import { Preferences } from './preferences.embeddable.ts';

/** The fields are what others may see; to themselves people are an Account. */
@Entity({ tableName: 'users' })
@Trigger(COUNT_NEW_ACCOUNT)
@Trigger(COUNT_NEW_PLAN)
@Trigger(COUNT_DELETED_ACCOUNT)
@Index({
  name: 'users_newest_index',
  expression: `create index "users_newest_index" on "users" ("created_at", "id") where not "is_system"`,
})
@Index({
  name: 'users_role_index',
  expression: `create index "users_role_index" on "users" ("role", "created_at", "id") where not "is_system"`,
})
@Index({
  name: 'users_tier_index',
  expression: `create index "users_tier_index" on "users" ("subscription_tier", "created_at", "id") where not "is_system"`,
})
@Index({
  name: 'users_suspended_index',
  expression: `create index "users_suspended_index" on "users" ("created_at", "id") where "suspended_at" is not null`,
})
@Index({
  name: 'users_search_index',
  expression: `create index "users_search_index" on "users" using gin (grams_of(lower("name" || ' ' || "email")))`,
})
@ObjectType({ description: 'Somebody with an account, as others see them.' })
export class User extends Timestamps {
  @Field(() => ID, { description: 'The same as `Account.id`.' })
  @PrimaryKey({ type: 'uuid' })
  readonly id: Opt<string> = newId();

  @Field(() => String, { description: 'As the person wrote it.' })
  @Property({ type: 'string', length: 100 })
  name!: string;

  @Property({ type: 'string', length: 254, unique: true })
  email!: string;

  @Property({ type: 'timestamptz', nullable: true })
  emailVerifiedAt?: Date | null;

  /** Argon2id; null for accounts that sign in elsewhere. */
  @Property({ type: 'string', nullable: true })
  passwordHash?: string | null;

  @Property({ type: 'timestamptz', nullable: true })
  secondFactorSince?: Date | null;

  /** Read by servers of 0.2.0 that still run beside this one: here `identities` hold it. Goes with the release after 0.3.0. */
  @Property({ type: 'string', length: 255, nullable: true, unique: true })
  googleSubject?: string | null;

  @OneToOne(() => Image, { ref: true, nullable: true, deleteRule: 'set null' })
  avatar?: Ref<Image> | null;

  @Enum({ items: () => RoleEnum })
  role: Opt<Role> = 'USER';

  @Enum({ items: () => TierEnum })
  subscriptionTier: Opt<Tier> = 'FREE';

  @Embedded(() => Preferences)
  preferences: Opt<Preferences> = new Preferences();

  @Property({ type: 'string', length: 10, nullable: true })
  lastLanguage?: string | null;

  /** An IANA name. Their next list is dated there. */
  @Property({ type: 'string', length: 64, nullable: true })
  timeZone?: string | null;

  /** The shopping list on which they see what they hold for others. No foreign key: this wing knows of no lists, and one that is gone shows nothing. */
  @Property({ type: 'uuid', nullable: true })
  holdsListId?: string | null;

  /** Owns the demo lists; nobody signs in as it. */
  @Property({ type: 'boolean' })
  isSystem: Opt<boolean> = false;

  @Property({ type: 'string', length: 20, nullable: true })
  termsVersion?: string | null;

  @Property({ type: 'timestamptz', nullable: true })
  termsAcceptedAt?: Date | null;

  /** Kept by triggers of `circle_members`. */
  @Property({ type: 'integer', default: 0 })
  circleCount: Opt<number> = 0;

  @Property({ type: 'timestamptz', nullable: true })
  suspendedAt?: Date | null;

  @Property({ type: 'string', length: 500, nullable: true })
  suspensionReason?: string | null;
}
