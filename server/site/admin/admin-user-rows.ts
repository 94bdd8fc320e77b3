import type { EntityManager } from '@mikro-orm/postgresql';
import { toMajorUnits } from '../../base/amounts/money.rules.ts';
import { type Condition, newestFirst, together } from '../../base/database/newest-first.ts';
import { statement } from '../../base/database/prepared.ts';
import { holdsText, patternOf } from '../../base/database/word-search.ts';
import { keysAround, type NumberedWindow } from '../../base/paging/keyset.ts';
import { imagePath } from '../../core/images/image-address.ts';
import { PLAN_CURRENCY } from '../../core/plans/plan.rules.ts';
import { ALL_COUNTS } from '../../core/statistics/all-counts.ts';
import type { Role, Tier } from '../../core/users/account.rules.ts';
import type { AdminUser, TierCounts } from './admin-user.type.ts';
import type { AccountStatus } from './admin-users.rules.ts';

interface UserFilter {
  words: string | null;
  role: Role | null;
  tier: Tier | null;
  status: AccountStatus | null;
}

function conditionsOf({ words, role, tier, status }: UserFilter): Condition {
  const all: Condition[] = [
    { text: 'not u.is_system', values: [] },
    ...(words ? [{ text: holdsText(`lower(u.name || ' ' || u.email)`), values: [words, patternOf(words)] }] : []),
    ...(role ? [{ text: 'u.role = ?', values: [role] }] : []),
    ...(tier ? [{ text: 'u.subscription_tier = ?', values: [tier] }] : []),
    ...(status ? [{ text: OF_STATUS[status], values: [] }] : []),
  ];
  return together(all);
}

const OF_STATUS: Record<AccountStatus, string> = {
  ACTIVE: 'u.suspended_at is null and u.email_verified_at is not null',
  UNVERIFIED: 'u.suspended_at is null and u.email_verified_at is null',
  SUSPENDED: 'u.suspended_at is not null',
};

const COLUMNS = `u.id, u.name, u.email, u.email_verified_at is not null as "emailVerified", u.role,
  u.subscription_tier as "subscriptionTier", u.created_at as "createdAt", u.updated_at as "updatedAt",
  u.second_factor_since is not null as "hasSecondFactor",
  (select count(*) from passkeys k where k.user_id = u.id)::int as "passkeyCount", u.suspended_at as "suspendedAt", u.suspension_reason as "suspensionReason", g.thumbnail_key as "avatarKey",
  (select count(*) from lists l where l.owner_id = u.id)::int as "listsCreated",
  (select count(*) from api_keys k where k.user_id = u.id)::int as "apiKeyCount",
(select a.seen_at from counted_accounts a where a.user_id = u.id) as "lastActiveAt",
  (select coalesce(sum(e.amount_minor), 0) from ledger_entries e join billing_accounts b on b.id = e.account_id
    where b.user_id = u.id)::int as "totalPaidMinor",
  p.subscription`;

const FROM = `users u left join images g on g.id = u.avatar_id
  left join lateral (select b.subscription from billing_accounts b where b.user_id = u.id and b.subscription is not null
    and b.plan_id = lower(u.subscription_tier) limit 1) p on true`;

interface Row extends Omit<AdminUser, 'avatarUrl' | 'monthlyRevenue' | 'totalPaid' | 'lastActiveAt'> {
  avatarKey: string | null;
  lastActiveAt: string | Date | null;
  totalPaidMinor: number;
  subscription: {
    isAnnual: boolean;
    priceMinor: number;
    currency: string;
    status: string;
    currentPeriodEnd: string;
    cancelAtPeriodEnd: boolean;
  } | null;
}

/** Newest first. The accounts are chosen by an index alone; the rest is read for those few. */
export async function readUsers(em: EntityManager, filter: UserFilter, window: NumberedWindow) {
  const { text, values } = newestFirst(['users', 'u'], conditionsOf(filter), window);
  const rows: (Row & { time: string })[] = await em.execute(
    `with chosen as (${text})
     select ${COLUMNS}, chosen.time from ${FROM} join chosen on chosen.id = u.id
     order by u.created_at desc, u.id desc`,
    [...values],
  );
  return { users: rows.map(({ time: _, ...row }) => userOf(row)), ...keysAround(rows) };
}

export async function readUser(em: EntityManager, id: string): Promise<AdminUser | null> {
  const [row]: Row[] = await em.execute(`select ${COLUMNS} from ${FROM} where u.id = ? and not u.is_system`, [id]);
  return row ? userOf(row) : null;
}

const selectTierCounts = statement<TierCounts, object>(
  'accounts of each plan',
  `select coalesce(sum(free_users), 0)::int as free, coalesce(sum(standard_users), 0)::int as standard,
     coalesce(sum(premium_users), 0)::int as premium
   from ${ALL_COUNTS} counts`,
);

/** All are counted as they come and go, and not again for each page. */
export async function countUsers(em: EntityManager, filter: UserFilter): Promise<TierCounts> {
  const isOfAll = Object.values(filter).every((wanted) => wanted === null);
  const [counts] = isOfAll ? await selectTierCounts(em, {}) : [];
  if (counts) return counts;
  const { text, values } = conditionsOf(filter);
  const rows: { tier: Tier; count: number }[] = await em.execute(
    `select u.subscription_tier as tier, count(*)::int as count from users u where ${text} group by u.subscription_tier`,
    values,
  );
  const of = (tier: Tier) => rows.find((row) => row.tier === tier)?.count ?? 0;
  return { free: of('FREE'), standard: of('STANDARD'), premium: of('PREMIUM') };
}

function userOf({ avatarKey, totalPaidMinor, subscription, ...row }: Row): AdminUser {
  const monthlyMinor = subscription ? subscription.priceMinor / (subscription.isAnnual ? 12 : 1) : 0;
  const currency = subscription?.currency ?? PLAN_CURRENCY;
  return {
    ...row,
    createdAt: new Date(row.createdAt),
    updatedAt: new Date(row.updatedAt),
    suspendedAt: row.suspendedAt && new Date(row.suspendedAt),
    lastActiveAt: row.lastActiveAt === null ? null : new Date(row.lastActiveAt),
    avatarUrl: avatarKey && imagePath(avatarKey),
    monthlyRevenue: toMajorUnits(Math.round(monthlyMinor), currency),
    totalPaid: toMajorUnits(totalPaidMinor, PLAN_CURRENCY),
    isGranted: row.subscriptionTier !== 'FREE' && !subscription,
    isPastDue: subscription?.status === 'past_due',
    isAnnual: subscription?.isAnnual ?? false,
    cancelAtPeriodEnd: subscription?.cancelAtPeriodEnd ?? false,
    currentPeriodEnd: subscription ? new Date(subscription.currentPeriodEnd) : null,
  };
}
