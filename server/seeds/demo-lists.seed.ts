import type { EntityManager } from '@mikro-orm/postgresql';
import { startOfDay } from '../access/calendar-day.ts';
import type { ListType } from '../access/list-access.rules.ts';
import { Item } from '../items/item.entity.ts';
import { List } from '../lists/list.entity.ts';
import { toMinorUnits } from '../money.rules.ts';
import { DEFAULT_SETTINGS } from '../settings/default-settings.rules.ts';
import { StoredSettings, THE_SETTINGS } from '../settings/stored-settings.entity.ts';
import { User } from '../users/user.entity.ts';
import { DEMO_TOKENS } from './demo-lists.rules.ts';

interface DemoItem {
  title: string;
  price?: number;
  quantity?: number;
  notes?: string;
  category?: string;
}

interface DemoList {
  id: string;
  shareToken: string;
  name: string;
  description: string;
  listType: ListType;
  eventType?: string;
  /** Month and day; the year is always the coming one. */
  eventDay?: string;
  items: DemoItem[];
}

/** Named after the site: see also saveSettings(). */
const OWNER = { id: '01900000-0000-7000-8000-000000000001', email: 'demo@kindlist.invalid' };

const DEMO_LISTS: DemoList[] = [
  {
    id: '01900000-0000-7000-8000-000000000011',
    shareToken: DEMO_TOKENS.WISHLIST,
    name: 'Ida turns 7',
    description: 'She is into bicycles, bugs and anything that glows in the dark.',
    listType: 'WISHLIST',
    eventType: 'Birthday',
    eventDay: '06-14',
    items: [
      { title: 'Red bicycle, 20 inch', price: 189, notes: 'With a bell, please', category: 'Outdoors' },
      { title: 'Bug observation jar', price: 14.9, category: 'Outdoors' },
      { title: 'Glow-in-the-dark star stickers', price: 9.5, quantity: 2, category: 'Room' },
      { title: 'Picture book about the deep sea', price: 17.99, category: 'Books' },
      { title: 'Rain boots, size 30', price: 24.5, category: 'Clothes', notes: 'Any colour but pink' },
      { title: 'Wooden marble run', price: 49, category: 'Toys' },
    ],
  },
  {
    id: '01900000-0000-7000-8000-000000000012',
    shareToken: DEMO_TOKENS.REGISTRY,
    name: 'Maya & Tom’s wedding',
    description: 'Your company is the present. If you would like to bring something, here is what we would love.',
    listType: 'REGISTRY',
    eventType: 'Wedding',
    eventDay: '09-05',
    items: [
      { title: 'Linen tablecloth, natural', price: 79, category: 'Dining' },
      { title: 'Dinner plates, stoneware', price: 18, quantity: 12, category: 'Dining' },
      { title: 'Wine glasses', price: 12.5, quantity: 12, category: 'Dining' },
      { title: 'Cast iron casserole, 24 cm', price: 149, category: 'Kitchen' },
      { title: 'Hand-woven picnic blanket', price: 95, category: 'Outdoors' },
      { title: 'A share of our train trip to Lisbon', price: 50, quantity: 20, category: 'Honeymoon' },
    ],
  },
  {
    id: '01900000-0000-7000-8000-000000000013',
    shareToken: DEMO_TOKENS.SHOPPING,
    name: 'Saturday groceries',
    description: 'For the week, and the soup on Sunday.',
    listType: 'SHOPPING',
    items: [
      { title: 'Milk', quantity: 2, price: 1.45, category: 'Dairy' },
      { title: 'Butter', price: 2.8, category: 'Dairy' },
      { title: 'Carrots', notes: 'With the green still on', price: 1.9, category: 'Vegetables' },
      { title: 'Leeks', quantity: 3, price: 0.9, category: 'Vegetables' },
      { title: 'Sourdough bread', price: 4.2, category: 'Bakery' },
      { title: 'Coffee beans', price: 11.5, category: 'Pantry' },
      { title: 'Dish soap', price: 2.3 },
    ],
  },
];

/** An upsert writes what it is given, past the defaults of the class. */
const SEEDED = new Date('2026-01-01T00:00:00Z');
const TIMES = { createdAt: SEEDED, updatedAt: SEEDED };

/** Puts the demo lists there, or back as they were. Run as often as you like. */
export async function seedDemoLists(em: EntityManager, today = new Date()): Promise<void> {
  await em.transactional(async (inner) => {
    const stored = await inner.findOne(StoredSettings, THE_SETTINGS);
    const name = stored?.values.siteName ?? DEFAULT_SETTINGS.siteName;
    const owner = await inner.upsert(User, { ...OWNER, ...TIMES, name, isSystem: true });
    for (const demo of DEMO_LISTS) await seedDemoList(inner, owner, demo, today);
  });
}

async function seedDemoList(
  em: EntityManager,
  owner: User,
  { items, eventDay, ...values }: DemoList,
  today: Date,
): Promise<void> {
  const eventDate = eventDay ? comingDay(eventDay, today) : null;
  const eventStartsAt = eventDate ? startOfDay(eventDate, 'UTC') : null;
  await em.upsert(List, { ...values, ...TIMES, eventDate, eventStartsAt, owner, isDemo: true, privacy: 'PUBLIC' });
  await em.upsertMany(
    Item,
    items.map(({ title, price, quantity = 1, notes = '', category = '' }, place) => ({
      id: `${values.id.slice(0, -3)}${values.id.slice(-1)}${String(place).padStart(2, '0')}`,
      ...TIMES,
      list: values.id,
      title,
      notes,
      category,
      priceMinor: price === undefined ? null : toMinorUnits(price, 'USD'),
      quantityDesired: quantity,
      orderIndex: place,
    })),
  );
}

function comingDay(day: string, today: Date): string {
  const thisYear = `${today.getUTCFullYear()}-${day}`;
  return thisYear >= today.toISOString().slice(0, 10) ? thisYear : `${today.getUTCFullYear() + 1}-${day}`;
}
