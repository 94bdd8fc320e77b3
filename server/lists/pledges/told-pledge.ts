import type { ListType } from '../../core/access/list-access.rules.ts';
import type { PledgeFate } from '../buyer-mails/gone-pledge.entity.ts';
import type { PoolFact } from './pool-facts.ts';

/** News for somebody who chips in for a gift. */
export type PledgeNews = PoolFact | PledgeFate | 'TAKEN_OVER' | 'LAPSING';

export interface ToldPledge {
  news: PledgeNews;
  /** Null where the list is closed to the giver by now. */
  title: string | null;
  listType?: ListType;
  currency: string;
  /** Everything that the giver pledged, and the part of it that they paid. */
  amountMinor: number;
  paidMinor: number;
  /** The sum of the gift, or of what others have paid the reader. */
  sumMinor: number;
  isBought: boolean;
  /** Whether it is given to a fund. */
  isFund: boolean;
  isOrganiser: boolean;
  organiserName: string | null;
  /** The name of the person whom the giver paid. */
  paidToName: string | null;
}
