import { msg } from '@lingui/core/macro';
import { say } from '#rules/base/languages/say';

/** Names of categories, where a list has none of its own for them. */
const NAMES = {
  produce: msg`Fruit and vegetables`,
  bakery: msg`Bakery`,
  dairy: msg`Dairy and eggs`,
  meat: msg`Meat and fish`,
  frozen: msg({ message: `Frozen`, comment: 'A category of a shopping list, as in frozen food' }),
  pantry: msg({ message: `Pantry`, comment: 'A category of a shopping list: rice, pasta, flour, spices, tins' }),
  drinks: msg`Drinks`,
  sweets: msg`Sweets and snacks`,
  household: msg({ message: `Household`, comment: 'A category of a shopping list: cleaning, paper, batteries' }),
  care: msg({ message: `Personal care`, comment: 'A category of a shopping list: soap, shampoo, plasters' }),
  baby: msg({ message: `Baby`, comment: 'A category of a shopping list: nappies, baby food' }),
  pets: msg({ message: `Pets`, comment: 'A category of a shopping list: cat food, litter' }),
};

export type Aisle = keyof typeof NAMES;

export const AISLES = Object.keys(NAMES) as Aisle[];

export function aisleName(aisle: Aisle): string {
  return say(NAMES[aisle]);
}
