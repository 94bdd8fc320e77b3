import type { EntityManager } from '@mikro-orm/postgresql';
import { addDays } from 'date-fns';
import { toMinorUnits } from '../../base/amounts/money.rules.ts';
import { LANGUAGE_TAGS, localeFor } from '../../base/languages/languages.rules.ts';
import { speaking } from '../../base/languages/speaking.ts';
import { startOfDay } from '../../core/access/calendar-day.ts';
import type { ListType } from '../../core/access/list-access.rules.ts';
import { DEFAULT_SETTINGS } from '../../core/settings/default-settings.rules.ts';
import { StoredSettings, THE_SETTINGS } from '../../core/settings/stored-settings.entity.ts';
import { User } from '../../core/users/user.entity.ts';
import { Item } from '../items/item.entity.ts';
import { HOLD_DAYS } from '../lists/hold-days.rules.ts';
import { List } from '../lists/list.entity.ts';
import { type DemoContents, demoContents, demoPicture } from './demo-contents.rules.ts';
import { DEMO_TOKENS, demoListId, demoToken } from './demo-lists.rules.ts';

/** Named after the site: see also saveSettings(). */
const OWNER = { id: '01900000-0000-7000-8000-000000000001', email: 'demo@kindlist.invalid' };

/** An upsert writes what it is given, past the defaults of the class. */
const SEEDED = new Date('2026-01-01T00:00:00Z');
const TIMES = { createdAt: SEEDED, updatedAt: SEEDED };

/** Puts the demo lists there, or back as they were. Run as often as you like. */
export async function seedDemoLists(em: EntityManager, today = new Date()): Promise<void> {
  const { DEMO_TEXTS } = await import('virtual:demo-texts');
  await em.transactional(async (inner) => {
    const stored = await inner.findOne(StoredSettings, THE_SETTINGS);
    const name = stored?.values.siteName ?? DEFAULT_SETTINGS.siteName;
    const owner = await inner.upsert(User, { ...OWNER, ...TIMES, name, isSystem: true });
    for (const language of LANGUAGE_TAGS) {
      const messages = DEMO_TEXTS[language];
      const speaker = { language, locale: localeFor(language, []), ...(messages && { messages }) };
      for (const kind of Object.keys(DEMO_TOKENS) as ListType[]) {
        const contents = speaking(speaker, () => demoContents(kind));
        const place = { id: demoListId(kind, language), shareToken: demoToken(kind, language) };
        await seedDemoList(inner, owner, kind, contents, place, today);
      }
    }
  });
}

async function seedDemoList(
  em: EntityManager,
  owner: User,
  listType: ListType,
  { items, eventDay, currency, ...values }: DemoContents,
  { id, shareToken }: { id: string; shareToken: string },
  today: Date,
): Promise<void> {
  const eventDate = eventDay ? comingDay(eventDay, today) : null;
  const eventStartsAt = eventDate ? startOfDay(eventDate, 'UTC') : null;
  const link = { shareToken, isDemo: true, privacy: 'PUBLIC' } as const;
  await em.upsert(List, { id, listType, ...values, ...link, ...TIMES, eventDate, eventStartsAt, owner });
  await em.upsertMany(
    Item,
    items.map(
      ({ title, price, quantity = 1, given = 0, notes = '', variant = '', category = '', drawing, isHeld }, place) => ({
        id: `${id.slice(0, -3)}${id.slice(-1)}${String(place).padStart(2, '0')}`,
        ...TIMES,
        list: id,
        title,
        notes,
        variant,
        category,
        imageUrl: demoPicture({ drawing }),
        priceMinor: toMinorUnits(price, currency),
        currency,
        quantityDesired: quantity,
        quantityPurchased: given,
        heldUntil: isHeld ? lastHold(today, eventStartsAt) : null,
        orderIndex: place,
      }),
    ),
  );
}

/** As long as a hold may last, so that it has not ended before the site is started again. */
function lastHold(today: Date, eventStartsAt: Date | null): Date {
  const end = addDays(today, HOLD_DAYS.most);
  return eventStartsAt && eventStartsAt < end ? eventStartsAt : end;
}

function comingDay(day: string, today: Date): string {
  const thisYear = `${today.getUTCFullYear()}-${day}`;
  return thisYear >= today.toISOString().slice(0, 10) ? thisYear : `${today.getUTCFullYear() + 1}-${day}`;
}
