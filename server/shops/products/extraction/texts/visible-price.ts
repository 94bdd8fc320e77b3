import type { Element } from 'domhandler';

/** An amount that people see on the page. */
export interface VisiblePrice {
  amount: number;
  currency: string | null;
  /** Whether its currency is written so that it is no other country's: "A$", "€"; not "$". */
  isCurrencyNamed: boolean;
  /** How much it looks like the price to pay: about 8 for a marked price beside the heading, below 3 for sums in passing. */
  score: number;
  isFormer: boolean;
  /** Whether nothing says that it was the price but the name of its element, or a word for the usual price. */
  isFormerByName: boolean;
  /** Whether words or names beside it say that it is a sum of another kind. */
  isOther: boolean;
  /** Whether its line has a word for the price to pay. */
  isLabelled: boolean;
  /** Whether the page calls it the price. */
  isCalledPrice: boolean;
  /** Whether its line has no words of its own but the price's. */
  isBare: boolean;
  /** Whether it stands among other products. */
  isAside: boolean;
  /** Whether it is aside for nothing but a class that hides it. */
  isHidden: boolean;
  /** Whether it is an end of a range: "$9.00 – $42.00", "from $9". */
  isOfRange: boolean;
  /** Whether the page breaks off soon behind it, before a button to buy: the sum to pay may have been the next one. */
  isAtCut: boolean;
  /** Whether words or names beside it say that it is the price of a measure: "12,90 € / m". */
  isPerUnit: boolean;
  /** The names of the two elements around. */
  names: string;
  /** The place in the text. */
  index: number;
  element: Element;
}
