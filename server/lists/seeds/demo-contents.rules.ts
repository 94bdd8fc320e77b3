import type { ListType } from '../../core/access/list-access.rules.ts';

export interface DemoItem {
  title: string;
  /** The name of its drawing in web/public/demo, without the ending. */
  drawing: string;
  /** In dollars. */
  price: number;
  quantity?: number;
  /** How many of it are given already, so that one sees what that looks like. */
  given?: number;
  notes?: string;
  category?: string;
}

export interface DemoContents {
  name: string;
  description: string;
  eventType?: string;
  /** Month and day; the year is always the coming one. */
  eventDay?: string;
  items: DemoItem[];
}

/** Contents of the demo lists: the server keeps them, and the landing page shows some of it. */
export const DEMO_CONTENTS: Record<ListType, DemoContents> = {
  WISHLIST: {
    name: 'Ida turns 7',
    description: 'She is into bicycles, bugs and anything that glows in the dark.',
    eventType: 'Birthday',
    eventDay: '06-14',
    items: [
      {
        title: 'Red bicycle, 20 inch',
        drawing: 'red-bicycle',
        price: 189,
        notes: 'With a bell, please',
        category: 'Outdoors',
      },
      { title: 'Bug observation jar', drawing: 'bug-jar', price: 14.9, category: 'Outdoors' },
      {
        title: 'Glow-in-the-dark star stickers',
        drawing: 'star-stickers',
        price: 9.5,
        quantity: 2,
        given: 1,
        category: 'Indoors',
      },
      {
        title: 'Picture book about the deep sea',
        drawing: 'deep-sea-book',
        price: 17.99,
        given: 1,
        category: 'Indoors',
      },
      {
        title: 'Rain boots, size 30',
        drawing: 'rain-boots',
        price: 24.5,
        category: 'Outdoors',
        notes: 'Any colour but pink',
      },
      { title: 'Wooden marble run', drawing: 'marble-run', price: 49, category: 'Indoors' },
    ],
  },
  REGISTRY: {
    name: 'Maya & Tom’s wedding',
    description: 'Your company is the present. If you would like to bring something, here is what we would love.',
    eventType: 'Wedding',
    eventDay: '09-05',
    items: [
      {
        title: 'Dinner plates, stoneware',
        drawing: 'dinner-plates',
        price: 18,
        quantity: 12,
        given: 5,
        category: 'Dining',
      },
      { title: 'Linen tablecloth, natural', drawing: 'linen-tablecloth', price: 79, category: 'Dining' },
      { title: 'Wine glasses', drawing: 'wine-glasses', price: 12.5, quantity: 12, given: 4, category: 'Dining' },
      { title: 'Cast iron casserole, 24 cm', drawing: 'casserole', price: 149, category: 'Home and away' },
      { title: 'Hand-woven picnic blanket', drawing: 'picnic-blanket', price: 95, given: 1, category: 'Home and away' },
      {
        title: 'A share of our train trip to Lisbon',
        drawing: 'train-to-lisbon',
        price: 50,
        quantity: 20,
        given: 7,
        category: 'Home and away',
      },
    ],
  },
  SHOPPING: {
    name: 'Saturday groceries',
    description: 'For the week, and the soup on Sunday.',
    items: [
      { title: 'Milk', drawing: 'milk', quantity: 2, price: 1.45, category: 'Dairy' },
      { title: 'Butter', drawing: 'butter', price: 2.8, given: 1, category: 'Dairy' },
      { title: 'Carrots', drawing: 'carrots', notes: 'With the green still on', price: 1.9, category: 'Vegetables' },
      { title: 'Leeks', drawing: 'leeks', quantity: 3, price: 0.9, category: 'Vegetables' },
      { title: 'Sourdough bread', drawing: 'sourdough', price: 4.2, category: 'Bakery' },
      { title: 'Coffee beans', drawing: 'coffee-beans', price: 11.5, category: 'Pantry' },
      { title: 'Dish soap', drawing: 'dish-soap', price: 2.3 },
    ],
  },
};

export function demoPicture({ drawing }: Pick<DemoItem, 'drawing'>): string {
  return `/demo/${drawing}.svg`;
}
