import type { ListType, PurchaseVisibility } from '../../core/access/list-access.rules.ts';
import type { DevelopmentPerson } from './development-people.ts';

interface DevelopmentItem {
  title: string;
  price?: number;
  quantity?: number;
  notes?: string;
  category?: string;
  /** How many of it who has bought. */
  bought?: { by: DevelopmentPerson; quantity?: number };
}

interface DevelopmentList {
  owner: DevelopmentPerson;
  collaborators?: DevelopmentPerson[];
  shareToken: string;
  name: string;
  about: string;
  listType: ListType;
  purchaseVisibility?: PurchaseVisibility;
  /** In days from the day of the seeding. */
  eventInDays?: number;
  items: DevelopmentItem[];
}

/** Lists of each kind and in different states, to buy from and to work on together. */
export const DEVELOPMENT_LISTS: DevelopmentList[] = [
  {
    owner: 'ida',
    shareToken: 'dev-birthday',
    name: 'Ida turns 30',
    about: 'a wishlist, to buy from',
    listType: 'WISHLIST',
    eventInDays: 40,
    items: [
      { title: 'Espresso machine', price: 249, notes: 'The small one, in red', category: 'Kitchen' },
      { title: 'Climbing shoes, size 39', price: 95, category: 'Outdoors', bought: { by: 'tom' } },
      { title: 'Tea towels', price: 9.5, quantity: 6, category: 'Kitchen', bought: { by: 'tom', quantity: 2 } },
      { title: 'A book that you loved', notes: 'Write something in it' },
    ],
  },
  {
    owner: 'ida',
    shareToken: 'dev-surprise',
    name: 'Christmas at Ida’s',
    about: 'a surprise: Ida is not shown what is bought',
    listType: 'WISHLIST',
    purchaseVisibility: 'SURPRISE',
    eventInDays: 60,
    items: [
      { title: 'Wool blanket', price: 79, bought: { by: 'tom' } },
      { title: 'Board game for two', price: 34.5 },
      { title: 'Candles', price: 12, quantity: 4 },
    ],
  },
  {
    owner: 'tom',
    shareToken: 'dev-registry',
    name: 'Tom & Sam move in',
    about: 'a registry, with more than one wanted',
    listType: 'REGISTRY',
    eventInDays: 90,
    items: [
      { title: 'Dinner plates', price: 18, quantity: 8, category: 'Dining', bought: { by: 'ida', quantity: 3 } },
      { title: 'Linen bedding', price: 120, quantity: 2, category: 'Bedroom' },
      { title: 'Cordless drill', price: 139, category: 'Tools' },
    ],
  },
  {
    owner: 'ida',
    collaborators: ['tom'],
    shareToken: 'dev-groceries',
    name: 'Groceries',
    about: 'a shopping list that Ida and Tom work on',
    listType: 'SHOPPING',
    items: [
      { title: 'Oat milk', quantity: 2, category: 'Dairy', bought: { by: 'ida', quantity: 2 } },
      { title: 'Tomatoes', quantity: 6, category: 'Vegetables' },
      { title: 'Rye bread', category: 'Bakery' },
    ],
  },
];
