import type { EntityManager } from '@mikro-orm/postgresql';
import { toMinorUnits } from '../../base/amounts/money.rules.ts';
import { startOfDay } from '../../core/access/calendar-day.ts';
import type { ListType } from '../../core/access/list-access.rules.ts';
import { DEFAULT_SETTINGS } from '../../core/settings/default-settings.rules.ts';
import { StoredSettings, THE_SETTINGS } from '../../core/settings/stored-settings.entity.ts';
import { User } from '../../core/users/user.entity.ts';
import { Item } from '../items/item.entity.ts';
import { List } from '../lists/list.entity.ts';
import { DEMO_CONTENTS, type DemoContents, demoPicture } from './demo-contents.rules.ts';
import { DEMO_LIST_IDS, DEMO_TOKENS } from './demo-lists.rules.ts';

/** Named after the site: see also saveSettings(). */
const OWNER = { id: '01900000-0000-7000-8000-000000000001', email: 'demo@kindlist.invalid' };

/** An upsert writes what it is given, past the defaults of the class. */
const SEEDED = new Date('2026-01-01T00:00:00Z');
const TIMES = { createdAt: SEEDED, updatedAt: SEEDED };

/** Puts the demo lists there, or back as they were. Run as often as you like. */
export async function seedDemoLists(em: EntityManager, today = new Date()): Promise<void> {
  await em.transactional(async (inner) => {
    const stored = await inner.findOne(StoredSettings, THE_SETTINGS);
    const name = stored?.values.siteName ?? DEFAULT_SETTINGS.siteName;
    const owner = await inner.upsert(User, { ...OWNER, ...TIMES, name, isSystem: true });
    for (const [listType, contents] of Object.entries(DEMO_CONTENTS)) {
      await seedDemoList(inner, owner, listType as ListType, contents, today);
    }
  });
}

async function seedDemoList(
  em: EntityManager,
  owner: User,
  listType: ListType,
  { items, eventDay, ...values }: DemoContents,
  today: Date,
): Promise<void> {
  const id = DEMO_LIST_IDS[listType];
  const eventDate = eventDay ? comingDay(eventDay, today) : null;
  const eventStartsAt = eventDate ? startOfDay(eventDate, 'UTC') : null;
  const link = { shareToken: DEMO_TOKENS[listType], isDemo: true, privacy: 'PUBLIC' } as const;
  await em.upsert(List, { id, listType, ...values, ...link, ...TIMES, eventDate, eventStartsAt, owner });
  await em.upsertMany(
    Item,
    items.map(({ title, price, quantity = 1, given = 0, notes = '', category = '', drawing }, place) => ({
      id: `${id.slice(0, -3)}${id.slice(-1)}${String(place).padStart(2, '0')}`,
      ...TIMES,
      list: id,
      title,
      notes,
      category,
      imageUrl: demoPicture({ drawing }),
      priceMinor: toMinorUnits(price, 'USD'),
      quantityDesired: quantity,
      quantityPurchased: given,
      orderIndex: place,
    })),
  );
}

function comingDay(day: string, today: Date): string {
  const thisYear = `${today.getUTCFullYear()}-${day}`;
  return thisYear >= today.toISOString().slice(0, 10) ? thisYear : `${today.getUTCFullYear() + 1}-${day}`;
}
