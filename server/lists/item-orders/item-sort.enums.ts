import { registerEnumType } from 'type-graphql';

/** The orders in which items can be asked for. */
export const ItemSortEnum = {
  CUSTOM: 'CUSTOM',
  NAME_ASC: 'NAME_ASC',
  NAME_DESC: 'NAME_DESC',
  PRICE_ASC: 'PRICE_ASC',
  PRICE_DESC: 'PRICE_DESC',
  CATEGORY_ASC: 'CATEGORY_ASC',
  CATEGORY_DESC: 'CATEGORY_DESC',
  DATE_ASC: 'DATE_ASC',
  DATE_DESC: 'DATE_DESC',
} as const;
export type ItemSort = keyof typeof ItemSortEnum;

registerEnumType(ItemSortEnum, {
  name: 'ItemSort',
  description:
    'An order of the items of a list. Where two are equal, the order of the list decides; no order depends on purchases.',
  valuesConfig: {
    CUSTOM: { description: 'As the people who work on the list have put them.' },
    NAME_ASC: {
      description: 'By title from A to Z, whether or not in capitals, letter by letter: “Tea 10” before “Tea 9”.',
    },
    NAME_DESC: { description: 'By title from Z to A.' },
    PRICE_ASC: {
      description: 'By the price of one, from low to high, in whatever currency; items without a price come last.',
    },
    PRICE_DESC: { description: 'By the price of one, from high to low; items without a price come last.' },
    CATEGORY_ASC: { description: 'By category from A to Z; items without one come last.' },
    CATEGORY_DESC: { description: 'By category from Z to A; items without one come last.' },
    DATE_ASC: { description: 'The oldest first, by when they were added.' },
    DATE_DESC: { description: 'The newest first.' },
  },
});
