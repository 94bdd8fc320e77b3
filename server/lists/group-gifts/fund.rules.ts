/** Nobody collects more, in the smallest unit of any currency: the sum of a fund without a goal. */
export const MOST_IN_FUND_MINOR = 1_000_000_000;

/** Promises that anybody could make up are bounded by a part of the goal: of a fund without one by a part of this, in the smallest unit. */
export const OPEN_BASE_MINOR = 2_000_000;

/** A smaller goal counts as this, so that a guest gives all of a small sum. */
export const LEAST_BASE_MINOR = 20_000;

/** For one fund. */
export const MOST_FUND_PLEDGES = 500;

/** In characters. */
export const LONGEST_HOW_TO_PAY = 500;

/** The description of a fund, in both APIs. */
export const FUND =
  'Whether it is a fund: guests give money, and nothing is bought. Its price is the goal; without one, any sum is welcome. It is so from the beginning, and stays so. Funds have no shop, quantity, size or amount, are on no shopping list, and are never shared as a gift, most wanted or one of several.';

/** The description of how to give to it, in both APIs. */
export const HOW_TO_PAY = `How people pay who give to the fund, such as an IBAN or a link: at most ${LONGEST_HOW_TO_PAY} characters. Stored encrypted, and shown to them and to those who edit the list.`;
