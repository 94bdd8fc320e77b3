import type { EntityManager } from '@mikro-orm/postgresql';
import { subDays } from 'date-fns';
import type { AdminStats } from './admin-stats.type.ts';
import { countActive, countOpenCases, countReportedTexts } from './count-statements.ts';
import { totalsAt } from './read-report.ts';
import { firstOfMonth, today } from './report.rules.ts';
import { revenueOf } from './revenue.ts';

const ACTIVE_DAYS = 30;

/** Figures that are the same for every administrator. */
export type CommonStats = Omit<AdminStats, 'reportedTexts'>;

/** How many reported texts each administrator has to look into, by their id: that of one alone, or of all who are at work. */
export async function readReportedTexts(em: EntityManager, viewerId: string | null): Promise<Map<string, number>> {
  const rows = await countReportedTexts(em, { viewerId });
  return new Map(rows.map(({ viewerId: id, count }) => [id, count]));
}

export async function readStats(em: EntityManager, provider: string, now = new Date()): Promise<CommonStats> {
  const day = today();
  const { users, lists, items, freeUsers, standardUsers, premiumUsers } = (await totalsAt(em, [day]))(day);
  const [counted] = await countActive(em, { since: subDays(now, ACTIVE_DAYS).toISOString() });
  const [open] = await countOpenCases(em, {});
  const month = { start: firstOfMonth(day), end: day };
  const year = { start: `${day.slice(0, 4)}-01-01`, end: day };
  const [currentMonth = [], yearToDate = []] = await revenueOf(em, [month, year], provider);
  return {
    totalUsers: users,
    activeUsers: counted?.active ?? 0,
    totalLists: lists,
    totalItems: items,
    revenueStats: { currentMonth, yearToDate },
    subscriptionCounts: { free: freeUsers, standard: standardUsers, premium: premiumUsers },
    reportedLists: open?.reportedLists ?? 0,
    openMessages: open?.openMessages ?? 0,
  };
}
