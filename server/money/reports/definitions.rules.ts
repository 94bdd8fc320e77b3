import { msg } from '@lingui/core/macro';

/** Shown beside the figure, printed below it, and said in the schema. Days are in UTC. */
export const DEFINITIONS = {
  users: msg`Accounts that exist. Accounts that were deleted later still count for the days on which they existed.`,
  activeUsers: msg`People who made a request while signed in during the last 30 days.`,
  lists: msg`Lists that exist, including archived items, without the demo lists.`,
  items: msg`Items on these lists, archived ones included.`,
  revenue: msg`Money received from customers less refunds and disputed payments, as the payment ledger has it, by the day on which it moved.`,
  currentMonth: msg`Revenue from the first of this month until now.`,
  yearToDate: msg`Revenue from the first of January until now.`,
  tiers: msg`Accounts by their plan, whether it is paid for or was granted by an administrator. Percentages are of all accounts.`,
  growth: msg`Users, lists and items: how much more there were at the end of the period than at its start. Revenue: beside the period of equal length before it. There is no figure where there was nothing before.`,
  retention: msg`Of the people who were active in the period of equal length before, the share that was active in this one.`,
  averageSession: msg`The average length of a visit of signed-in people, from the first request to the last. After 30 minutes without a request the next one begins another visit.`,
  churn: msg`Of the customers who paid for a plan at the start of the period, the share that no longer did at its end. Plans that were granted do not count.`,
  monthlyRecurringRevenue: msg`The revenue of the calendar month of the end date.`,
  averageRevenuePerUser: msg`That revenue divided by the number of users at the end of the period.`,
  cohorts: msg`Of the people who signed up in a month, how many were active in each month since. Accounts that were deleted count as not active.`,
  signUps: msg`New accounts.`,
  purchases: msg`Pieces marked as bought or ticked off. What is bought as a surprise is left out, so that no figure tells of it.`,
  sharedListViews: msg`How often shared lists were opened by people who do not work on them; looks within half an hour are one.`,
  reportedLists: msg`Lists that somebody reported, and nobody has looked into yet.`,
  reportedTexts: msg`Texts of guests that somebody reported, and nobody has looked into yet. Those that are kept from you as a surprise are left out.`,
  openMessages: msg`Messages from the contact form that are not marked as done.`,
  visits: msg`Visits that signed-in people began.`,
} as const;

export type Defined = keyof typeof DEFINITIONS;
