import { hash } from 'node:crypto';
import type { ShownItem } from '../../lists/items/shown-item.ts';
import { lineOfItem } from './reminder-line.ts';

/** An item of a shopping list as a reminders app has it. */
export interface ReminderShown {
  /** The last part of its address. */
  name: string;
  uid: string;
  summary: string;
  notes: string;
  category: string;
  /** When it was ticked; null while it is to be bought. */
  tickedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  /** Without quotes. */
  etag: string;
  item: ShownItem;
}

/** A reminder as an app sends it. */
export interface SentReminder {
  uid: string;
  summary: string;
  notes: string;
  /** Null from an app that knows of no categories: then it stays as it is. */
  categories: readonly string[] | null;
  isTicked: boolean;
}

/**
 * A state that an app has read, as its ETag keeps it: a short hash of each text, and how often it was put back on the list. So a late change
 * is told from what it leaves as it was, without anything being kept of what each app has read.
 */
export interface KnownState {
  /** Another thing may have come under the same name since; null in ETags from before they said it. */
  item: string | null;
  summary: string;
  notes: string;
  category: string;
  isTicked: boolean;
  timesPutBack: number;
}

/** The names under which the app that added an item knows it. */
interface GivenNames {
  name: string;
  uid: string;
}

export function reminderOf(item: ShownItem, given: GivenNames | undefined): ReminderShown {
  const { createdAt, updatedAt } = item.row;
  const notes = item.row.notes.replace(/\r\n?/g, '\n');
  const shown = { summary: oneLine(lineOfItem(item.row)), notes, category: oneLine(item.row.category) };
  const tickedAt = isTicked(item) ? latestOf(item) : null;
  return {
    name: given?.name ?? `${item.id}.ics`,
    uid: given?.uid ?? item.id,
    ...shown,
    tickedAt,
    createdAt,
    updatedAt,
    etag: etagOf(stateOf({ ...shown, tickedAt, item }), updatedAt),
    item,
  };
}

export function stateOf({
  summary,
  notes,
  category,
  tickedAt,
  item,
}: Pick<ReminderShown, 'summary' | 'notes' | 'category' | 'tickedAt' | 'item'>): KnownState {
  return {
    item: mark(item.id),
    summary: mark(summary),
    notes: mark(notes),
    category: mark(category),
    isTicked: tickedAt !== null,
    timesPutBack: item.timesPutBack ?? 0,
  };
}

/** A short hash of a text, to tell whether it is another one. */
export function mark(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, MARK_LENGTH);
}

const MARK_LENGTH = 8;

function etagOf(
  { item, summary, notes, category, isTicked: ticked, timesPutBack }: KnownState,
  updatedAt: Date,
): string {
  const tick = `${timesPutBack}${ticked ? 'x' : 'o'}`;
  return [summary, notes, category, tick, updatedAt.getTime().toString(36), item].join('.');
}

const ETAG =
  /^(?<summary>[\w-]{8})\.(?<notes>[\w-]{8})\.(?<category>[\w-]{8})\.(?<times>\d{1,9})(?<tick>[xo])\.[\da-z]{1,12}(?:\.(?<item>[\w-]{8}))?$/;

/** The state that an ETag of ours stands for; null for one that is none. */
export function stateOfEtag(etag: string): KnownState | null {
  const { item = null, summary, notes, category, times, tick } = ETAG.exec(etag)?.groups ?? {};
  if (!summary || !notes || !category) return null;
  return { item, summary, notes, category, isTicked: tick === 'x', timesPutBack: Number(times) };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function isTicked({ quantityPurchased, quantityDesired }: ShownItem): boolean {
  return quantityPurchased >= quantityDesired;
}

function latestOf({ purchases, row }: ShownItem): Date {
  const times = purchases.map(({ purchaseDate }) => purchaseDate.getTime());
  return times.length > 0 ? new Date(Math.max(...times)) : row.updatedAt;
}
