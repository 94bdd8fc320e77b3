import type { ComponentProps, ReactNode } from 'react';

/** A visitor's rights about purchases: to buy, or nothing at all. */
export type Purchases = 'open' | 'hidden';

/** The parts of an item that its card shows. */
export interface Face {
  id: string;
  title: string;
  description: string;
  notes: string;
  /** How much of it, as in "500 g"; empty for none. */
  amount: string;
  /** The size, colour or model; empty for none. */
  variant: string;
  price: number | null;
  currency: string;
  effectiveImageUrl: string | null;
  imageSizes: string | null;
  outgoingUrl: string | null;
  isAffiliateLink: boolean;
  secondaryUrl: string | null;
  quantityDesired: number;
  quantityPurchased: number;
  quantityRemaining: number;
  /** When the first hold of it lapses; null while nothing is held. */
  heldUntil: string | null;
  choiceId: string | null;
  /** How many questions there are about it. */
  questionCount: number;
  /** Whether another of its choice is taken. */
  isNoLongerNeeded: boolean;
  isMostWanted: boolean;
  /** Guests give money to it, and buy nothing. */
  isFund: boolean;
  /** The sum that friends may share, in minor units; null where nobody can chip in. */
  pledgeGoalMinor: number | null;
  pledgedMinor: number | null;
  /** While there are pledges, their organiser alone buys it. */
  pledgeCount: number;
}

/** The reader's new purchase of an item, and the way back. */
export interface OwnPurchase {
  quantity: number;
  /** Until when it is held for them; absent once it is bought. */
  heldUntil?: string;
  /** With the questions about it: its receipt, or what stands in for one, and where to send it. */
  after?: (questions: ReactNode) => ReactNode;
  isUndoing: boolean;
  onUndo: () => void;
  /** Says that what is held is bought. */
  onBought?: () => void;
  /** The button of a form that stands in until the app has come. */
  sending?: Pick<ComponentProps<'button'>, 'type' | 'form'>;
}

/** Letters of a name that take two lines beside its price on a wide screen. */
const MAX_NAME_BESIDE_PRICE = 60;

export function isTooLongForPrice(title: string): boolean {
  return title.length > MAX_NAME_BESIDE_PRICE;
}
