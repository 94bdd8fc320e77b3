import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Page } from '../page.type.ts';
import { RoleEnum, TierEnum } from '../users/account.enums.ts';
import type { Role, Tier } from '../users/account.rules.ts';
import { accountStatus } from './admin-users.rules.ts';

export const AccountStatusEnum = accountStatus.enum;
registerEnumType(AccountStatusEnum, { name: 'AccountStatus' });

@ObjectType({ description: 'An account as administrators see it. What is on its lists is none of their business.' })
export class AdminUser {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String)
  email!: string;

  @Field(() => Boolean)
  emailVerified!: boolean;

  @Field(() => String, { nullable: true, description: 'A path on this site, of a square picture.' })
  avatarUrl!: string | null;

  @Field(() => RoleEnum)
  role!: Role;

  @Field(() => TierEnum)
  subscriptionTier!: Tier;

  @Field(() => GraphQLISODateTime)
  createdAt!: Date;

  @Field(() => GraphQLISODateTime)
  updatedAt!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When a session of theirs was last in use.' })
  lastActiveAt!: Date | null;

  @Field(() => Int)
  listsCreated!: number;

  @Field(() => Int)
  apiKeyCount!: number;

  @Field(() => GraphQLISODateTime, { nullable: true })
  suspendedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'As the person was told.' })
  suspensionReason!: string | null;

  @Field(() => Float, {
    description:
      'In dollars: what the subscription brings in a month, a twelfth of an annual price. 0 where none is paid.',
  })
  monthlyRevenue!: number;

  @Field(() => Float, { description: 'In dollars: all payments so far, less what went back.' })
  totalPaid!: number;

  @Field(() => Boolean, { description: 'Whether the plan was given by an administrator, for nothing.' })
  isGranted!: boolean;

  @Field(() => Boolean, { description: 'Whether the last renewal could not be paid.' })
  isPastDue!: boolean;

  @Field(() => Boolean, { description: 'Whether it is paid by the year.' })
  isAnnual!: boolean;

  @Field(() => Boolean, { description: 'Whether it ends with the period that is paid for.' })
  cancelAtPeriodEnd!: boolean;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Of a plan that is paid for.' })
  currentPeriodEnd!: Date | null;
}

@ObjectType({ description: 'How many accounts have each plan.' })
export class TierCounts {
  @Field(() => Int)
  free!: number;

  @Field(() => Int)
  standard!: number;

  @Field(() => Int)
  premium!: number;
}

@ObjectType({ description: 'Accounts, newest first.' })
export class AdminUserPage extends Page {
  @Field(() => [AdminUser])
  data!: AdminUser[];

  @Field(() => TierCounts, { description: 'Of all accounts that were found, on whatever page.' })
  tierCounts!: TierCounts;

  @Field(() => String, { nullable: true, description: 'For `before`, to read the page before this one.' })
  firstKey!: string | null;

  @Field(() => String, { nullable: true, description: 'For `after`, to read the next page, however far it is.' })
  lastKey!: string | null;
}
