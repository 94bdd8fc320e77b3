import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { newId } from '../../base/database/uuid.ts';
import { TierEnum } from '../../core/users/account.enums.ts';
import type { Tier } from '../../core/users/account.rules.ts';
import { User } from '../../core/users/user.entity.ts';

/** The latest holds; FREE takes back what was given. */
@Entity({ tableName: 'tier_grants' })
@Index({ properties: ['user', 'id'] })
export class TierGrant {
  @PrimaryKey({ type: 'uuid' })
  readonly id: Opt<string> = newId();

  @ManyToOne(() => User, { ref: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  @Enum({ items: () => TierEnum })
  tier!: Tier;

  /** These subscriptions count no more, even before the provider has ended them. */
  @Property({ type: 'jsonb' })
  replaces!: string[];

  @ManyToOne(() => User, { ref: true, nullable: true, deleteRule: 'set null', index: true })
  grantedBy?: Ref<User> | null;

  @Property({ type: 'timestamptz' })
  createdAt: Opt<Date> = new Date();
}
