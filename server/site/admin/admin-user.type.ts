import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { KeyedPage } from '../../base/paging/page.type.ts';
import { ImageUrl } from '../../base/text/image-scalars.ts';
import { RoleEnum, TierEnum } from '../../core/users/account.enums.ts';
import type { Role, Tier } from '../../core/users/account.rules.ts';
import { accountStatus } from './admin-users.rules.ts';

export const AccountStatusEnum = accountStatus.enum;
registerEnumType(AccountStatusEnum, {
  name: 'AccountStatus',
  description: 'In which state an account is.',
  valuesConfig: {
    ACTIVE: { description: 'Its address is verified, and it is not suspended.' },
    UNVERIFIED: { description: 'Its address is not verified.' },
    SUSPENDED: { description: 'Kept out by an administrator.' },
  },
});

@ObjectType({ description: 'An account as administrators see it. What is on its lists is none of their business.' })
export class AdminUser {
  @Field(() => ID, { description: 'The same as `User.id`.' })
  id!: string;

  @Field(() => String, { description: 'As the person wrote it.' })
  name!: string;

  @Field(() => String, { description: 'In lower case.' })
  email!: string;

  @Field(() => Boolean, { description: 'Whether the link in a mail to this address was opened.' })
  emailVerified!: boolean;

  @Field(() => ImageUrl, { nullable: true, description: 'A square picture.' })
  avatarUrl!: string | null;

  @Field(() => RoleEnum, { description: 'The role of the person on the whole site.' })
  role!: Role;

  @Field(() => TierEnum, { description: 'The plan that the person has now.' })
  subscriptionTier!: Tier;

  @Field(() => GraphQLISODateTime, { description: 'When the person signed up.' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'When the account was last changed.' })
  updatedAt!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When a session of theirs was last in use.' })
  lastActiveAt!: Date | null;

  @Field(() => Int, { description: 'How many lists the person owns.' })
  listsCreated!: number;

  @Field(() => Int, { description: 'How many API keys the person has.' })
  apiKeyCount!: number;

  @Field(() => Boolean, { description: 'Whether signing in takes a second step.' })
  hasSecondFactor!: boolean;

  @Field(() => Int, { description: 'How many passkeys the person signs in with.' })
  passkeyCount!: number;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Since when the person is kept out; null when they are not.',
  })
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

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'The end of the period that is paid for. Null without a paid plan.',
  })
  currentPeriodEnd!: Date | null;
}

@ObjectType({ description: 'How many accounts have each plan.' })
export class TierCounts {
  @Field(() => Int, { description: 'Accounts on the Free plan.' })
  free!: number;

  @Field(() => Int, { description: 'Accounts on the Standard plan.' })
  standard!: number;

  @Field(() => Int, { description: 'Accounts on the Premium plan.' })
  premium!: number;
}

@ObjectType({ description: 'Accounts, newest first.' })
export class AdminUserPage extends KeyedPage {
  @Field(() => [AdminUser], { description: 'The accounts of this page.' })
  data!: AdminUser[];

  @Field(() => TierCounts, { description: 'The accounts on all pages of the search, by plan.' })
  tierCounts!: TierCounts;
}
