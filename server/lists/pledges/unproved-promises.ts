import { t } from '@lingui/core/macro';
import type { EntityManager } from '@mikro-orm/postgresql';
import { minorText } from '../../base/amounts/money.rules.ts';
import { statement } from '../../base/database/prepared.ts';
import { InvalidInput } from '../../base/errors/errors.ts';
import { FUND_SHARES_OF_NETWORK, SHARES_OF_WHOLE } from '../../base/rate-limits/limits.ts';
import { LEAST_BASE_MINOR, OPEN_BASE_MINOR } from '../group-gifts/fund.rules.ts';
import { GIVER, LIMIT } from '../group-gifts/pool.ts';
import { ROOT_KEY } from '../guest-keys/gifts-of-key.ts';

/** As many come from one network in a month, however small they are. */
const PROMISES_OF_NETWORK = 75;

const LEAST_SHARES = FUND_SHARES_OF_NETWORK / PROMISES_OF_NETWORK;

interface Fund {
  priceMinor: number | null;
}

/** The sum by which promises are bounded that anybody could make up: the goal, or that of a fund without one. */
const baseOf = ({ priceMinor }: Fund) => Math.max(LEAST_BASE_MINOR, priceMinor || OPEN_BASE_MINOR);

/** How much of the fund an amount is, as its network is counted. */
export function sharesOf(fund: Fund, amountMinor: number): number {
  return Math.max(LEAST_SHARES, Math.ceil((amountMinor / baseOf(fund)) * SHARES_OF_WHOLE));
}

interface Giver {
  itemId: string;
  actorId: string | null;
  guestKeyId: string | null;
}

/**
 * Runs under the lock of the item. A giver who has proved no address may promise half of a fund, until it comes: else nobody else could give.
 * A repeated call finds its own promise counted.
 */
export async function roomFor(
  em: EntityManager,
  giver: Giver,
  fund: Fund,
): Promise<{ leftMinor: number; missingMinor: number }> {
  const [row] = await selectPromised(em, giver);
  const { promisedMinor = 0, missingMinor = 0 } = row ?? {};
  return { leftMinor: Math.floor(baseOf(fund) / 2) - promisedMinor, missingMinor };
}

export function refusalOfPromise(leftMinor: number, currency: string): InvalidInput {
  return new InvalidInput({ amount: [leftMinor > 0 ? mostText(leftMinor, currency) : nothingMoreText()] });
}

function mostText(leftMinor: number, currency: string): string {
  const amount = minorText(leftMinor, currency);
  return t`You can give up to ${amount} here. To give more, sign in with an account whose email address is confirmed.`;
}

const nothingMoreText = () =>
  t`You can give more once your money has come, or signed in with an account whose email address is confirmed.`;

const selectPromised = statement<{ promisedMinor: number; missingMinor: number }, Giver>(
  'sum that a giver has promised to a fund',
  `select coalesce(greatest(0, (${LIMIT}) - i.pledged_minor), 0)::float8 as "missingMinor", coalesce((
     select sum(g.amount_minor) from pledges g
     where g.item_id = i.id and g.confirmed_at is null and ${GIVER} = coalesce($actorId::uuid, ${ROOT_KEY})
   ), 0)::float8 as "promisedMinor"
   from items i where i.id = $itemId::uuid`,
);
