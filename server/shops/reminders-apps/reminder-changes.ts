import type { z } from 'zod';
import type { itemChanges } from '../../lists/items/item.rules.ts';
import type { Ways } from '../lines/line.rules.ts';
import { ReminderChanged } from './errors.ts';
import { type KnownState, mark, type ReminderShown, type SentReminder } from './reminder.ts';
import { itemOfLine } from './reminder-line.ts';

type ItemChanges = z.input<typeof itemChanges>;

interface Change {
  shown: ReminderShown;
  /** The state that the app had read. */
  known: KnownState;
  current: KnownState;
  sent: SentReminder;
}

/** The fields of its item that an app has changed, and what they are now. */
export function changesOf(change: Change, ways: Ways): { changes: ItemChanges; base: ItemChanges } {
  const { shown, sent } = change;
  const { row } = shown.item;
  const wanted: ItemChanges = {};
  if (isChanged(change, 'summary', sent.summary)) Object.assign(wanted, itemOfLine(sent.summary, ways));
  if (isChanged(change, 'notes', sent.notes)) wanted.notes = sent.notes;
  const category = categoryOf(change);
  if (category !== null && isChanged(change, 'category', category)) wanted.category = category;
  const { price, ...others } = wanted;
  const names = (Object.keys(others) as (keyof typeof others)[]).filter((name) => others[name] !== storedIn(row, name));
  const changes: ItemChanges = Object.fromEntries(names.map((name) => [name, others[name]]));
  if (price !== undefined) Object.assign(changes, { price, currency: wanted.currency });
  return { changes, base: Object.fromEntries(names.map((name) => [name, storedIn(row, name)])) };
}

/** Whether the app has ticked it, or taken its tick back; null for what is so already, and for what it left alone. */
export function tickOf({ known, current, sent }: Omit<Change, 'shown'>): 'tick' | 'untick' | null {
  if (sent.isTicked === known.isTicked || sent.isTicked === current.isTicked) return null;
  if (sent.isTicked) return 'tick';
  if (current.timesPutBack !== known.timesPutBack) throw new ReminderChanged(); // another tick than the one it takes back
  return 'untick';
}

function isChanged({ known, current }: Change, field: 'summary' | 'notes' | 'category', text: string): boolean {
  const sent = mark(text);
  if (sent === known[field] || sent === current[field]) return false;
  if (current[field] !== known[field]) throw new ReminderChanged();
  return true;
}

/** An item has one category: of several, its own if it is among them. */
function categoryOf({ shown, sent: { categories } }: Change): string | null {
  if (!categories) return null;
  return categories.find((each) => each === shown.category) ?? categories[0] ?? '';
}

function storedIn(row: ReminderShown['item']['row'], name: keyof ItemChanges): unknown {
  return name in row ? (row[name as keyof typeof row] ?? null) : undefined;
}
