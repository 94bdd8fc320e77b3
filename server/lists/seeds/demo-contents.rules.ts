import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { speaker } from '../../base/languages/i18n.rules.ts';
import { say } from '../../base/languages/say.rules.ts';
import type { ListType } from '../../core/access/list-access.rules.ts';

export interface DemoItem<Text = string> {
  title: Text;
  /** The name of its drawing in web/public/demo, without the ending. */
  drawing: string;
  /** As it is written down, in dollars; as it is given, in the currency of the contents. */
  price: number;
  quantity?: number;
  /** How many of it are given already, so that one sees what that looks like. */
  given?: number;
  /** Whether what is given is only held for somebody so far. */
  isHeld?: boolean;
  notes?: Text;
  variant?: Text;
  category?: Text;
}

export interface DemoContents<Text = string> {
  name: Text;
  /** That of most people who read the language. */
  currency: string;
  description: Text;
  eventType?: Text;
  /** Month and day; the year is always the coming one. */
  eventDay?: string;
  items: DemoItem<Text>[];
}

const EURO = { currency: 'EUR', rate: 1 };

/** About how much of it a dollar is. Amounts in euros stay as they are, and English is read in many countries. */
const CURRENCIES: Partial<Record<string, { currency: string; rate: number }>> = {
  ...{ de: EURO, fr: EURO, es: EURO, it: EURO, nl: EURO },
  pl: { currency: 'PLN', rate: 4 },
  sv: { currency: 'SEK', rate: 10 },
  'pt-BR': { currency: 'BRL', rate: 5 },
  ja: { currency: 'JPY', rate: 100 },
};

const CONTENTS: Record<ListType, Omit<DemoContents<MessageDescriptor>, 'currency'>> = {
  WISHLIST: {
    name: msg`Ida turns 7`,
    description: msg`She is into bicycles, bugs and anything that glows in the dark.`,
    eventType: msg`Birthday`,
    eventDay: '06-14',
    items: [
      {
        title: msg`Red bicycle, 20 inch`,
        drawing: 'red-bicycle',
        price: 189,
        notes: msg`With a bell, please`,
        category: msg`Outdoors`,
      },
      { title: msg`Bug observation jar`, drawing: 'bug-jar', price: 14.9, category: msg`Outdoors` },
      {
        title: msg`Glow-in-the-dark star stickers`,
        drawing: 'star-stickers',
        price: 9.5,
        quantity: 2,
        given: 1,
        category: msg`Indoors`,
      },
      {
        title: msg`Picture book about the deep sea`,
        drawing: 'deep-sea-book',
        price: 17.99,
        given: 1,
        category: msg`Indoors`,
      },
      {
        title: msg`Rain boots, size 30`,
        drawing: 'rain-boots',
        price: 24.5,
        category: msg`Outdoors`,
        variant: msg`Any colour but pink`,
      },
      { title: msg`Wooden marble run`, drawing: 'marble-run', price: 49, category: msg`Indoors` },
    ],
  },
  REGISTRY: {
    name: msg`Maya & Tom’s wedding`,
    description: msg`Your company is the present. If you would like to bring something, here is what we would love.`,
    eventType: msg`Wedding`,
    eventDay: '09-05',
    items: [
      {
        title: msg`Dinner plates, stoneware`,
        drawing: 'dinner-plates',
        price: 18,
        quantity: 12,
        given: 5,
        category: msg`Dining`,
      },
      { title: msg`Linen tablecloth, natural`, drawing: 'linen-tablecloth', price: 79, category: msg`Dining` },
      { title: msg`Wine glasses`, drawing: 'wine-glasses', price: 12.5, quantity: 12, given: 4, category: msg`Dining` },
      { title: msg`Cast iron casserole, 24 cm`, drawing: 'casserole', price: 149, category: msg`Home and away` },
      {
        title: msg`Hand-woven picnic blanket`,
        drawing: 'picnic-blanket',
        price: 95,
        given: 1,
        isHeld: true,
        category: msg`Home and away`,
      },
      {
        title: msg`A share of our train trip to Lisbon`,
        drawing: 'train-to-lisbon',
        price: 50,
        quantity: 20,
        given: 7,
        category: msg`Home and away`,
      },
    ],
  },
  SHOPPING: {
    name: msg`Saturday groceries`,
    description: msg`For the week, and the soup on Sunday.`,
    items: [
      { title: msg`Milk`, drawing: 'milk', quantity: 2, price: 1.45, category: msg`Dairy` },
      { title: msg`Butter`, drawing: 'butter', price: 2.8, given: 1, category: msg`Dairy` },
      {
        title: msg`Carrots`,
        drawing: 'carrots',
        notes: msg`With the green still on`,
        price: 1.9,
        category: msg`Vegetables`,
      },
      { title: msg`Leeks`, drawing: 'leeks', quantity: 3, price: 0.9, category: msg`Vegetables` },
      { title: msg`Sourdough bread`, drawing: 'sourdough', price: 4.2, category: msg`Bakery` },
      { title: msg`Coffee beans`, drawing: 'coffee-beans', price: 11.5, category: msg`Pantry` },
      { title: msg`Dish soap`, drawing: 'dish-soap', price: 2.3 },
    ],
  },
};

/** Contents of a demo list in the language that is spoken: the server keeps them, and the landing page shows some of it. */
export function demoContents(kind: ListType): DemoContents {
  const { name, description, eventType, items, ...rest } = CONTENTS[kind];
  const { currency, rate } = CURRENCIES[speaker().language] ?? { currency: 'USD', rate: 1 };
  return {
    ...rest,
    currency,
    name: say(name),
    description: say(description),
    ...(eventType && { eventType: say(eventType) }),
    items: items.map(({ title, notes, variant, category, price, ...item }) => ({
      ...item,
      price: rate === 1 ? price : Math.round(price * rate),
      title: say(title),
      ...(notes && { notes: say(notes) }),
      ...(variant && { variant: say(variant) }),
      ...(category && { category: say(category) }),
    })),
  };
}

export function demoPicture({ drawing }: Pick<DemoItem, 'drawing'>): string {
  return `/demo/${drawing}.svg`;
}
