import type { MikroORM } from '@mikro-orm/postgresql';
import { canWorkOn, opensAsMember } from '../../core/access/list.policy.ts';
import { purchaseView } from '../../core/access/purchase.policy.ts';
import { isAboutPurchases, type ListEvent } from '../../core/events/live-event.ts';
import { PERSONAL_ACTIONS } from '../../core/events/news-actions.rules.ts';
import type { PersonalNews } from '../../core/events/personal-news.ts';
import type { User } from '../../core/users/user.entity.ts';
import { ShownItem } from '../../lists/items/shown-item.ts';
import type { List } from '../../lists/lists/list.entity.ts';
import type { SharedItem } from '../../lists/sharing/shared-list.type.ts';
import { SharedList } from '../../lists/sharing/shared-list.type.ts';
import { knownActor } from '../live/list-parts.ts';
import { LiveChange } from '../live/live-change.ts';
import { selectFollowed } from './personal-facts.ts';
import { type PersonalHappening, readPersonalHappening } from './personal-happening.ts';
import type { WebhookMessage } from './webhook-message.entity.ts';

/** An event as the owner of a webhook may see it. */
export interface Happening {
  listId: string;
  event: ListEvent;
  /** As they are now; null where they are gone. */
  list: List | null;
  item: ShownItem | SharedItem | null;
  /** The member who did it, if they may know of them. */
  actor: User | null;
  /** The person who joined or left. */
  about: User | null;
}

export type HookedMessage = Pick<WebhookMessage, 'id' | 'event' | 'listId' | 'happened' | 'happenedAt' | 'tries'>;

/**
 * Reads what a message tells, by the reading and the policies that open screens have, at this moment. Null where its receiver
 * may not know of it any more: they lost the list, or it became a surprise.
 */
export async function readHappening(
  orm: MikroORM,
  viewer: User,
  { event: kind, listId, happened }: HookedMessage,
  now: Date,
): Promise<Happening | PersonalHappening | null> {
  if (isPersonalNews(happened)) return readPersonalHappening(orm, viewer, happened, now);
  const event = { ...happened, revision: 0, purchaseRevision: 0, memberIds: [] };
  const change = new LiveChange(orm, listId, oneItemOf(event), event);
  const list = await change.readList();
  const gone = { listId, event, list: null, item: null, actor: null, about: null };
  if (!list) return kind === 'LIST_DELETED' ? gone : null;
  if (!canWorkOn(viewer, list)) return readAsGuest(orm, viewer, { change, list, kind }, event);
  if (isAboutPurchases(event.kind) && purchaseView(viewer, list, now) === 'nothing') return null;
  const reading = await change.readForMembers(viewer, null);
  if (!reading) return null;
  const [row] = reading.items;
  const item = row ? new ShownItem(row, reading.list, viewer) : null;
  return { listId, event, list: reading.list, item, actor: knownActor(viewer, change, reading), about: reading.about };
}

interface OthersList {
  change: LiveChange;
  list: List;
  kind: HookedMessage['event'];
}

/** Whether the item of the event is not to be there any more. */
const WENT_AWAY: ReadonlySet<HookedMessage['event']> = new Set(['ITEM_ARCHIVED', 'ITEM_DELETED']);

/** A list of somebody else's that the viewer may open with their role or follows: what its guests see of it. */
async function readAsGuest(
  orm: MikroORM,
  viewer: User,
  { change, list, kind }: OthersList,
  event: ListEvent,
): Promise<Happening | null> {
  const isTheirs =
    opensAsMember(viewer, list) ||
    (await selectFollowed(orm.em.fork(), { listIds: [list.id], viewerId: viewer.id })).length > 0;
  const row = isTheirs ? await change.readForGuests(viewer, null) : null;
  if (!row) return null;
  const item = new SharedList(row, viewer).items[0] ?? null;
  if (event.itemId && !item && !WENT_AWAY.has(kind)) return null; // in the archive, of which guests know nothing
  return { listId: list.id, event, list, item, actor: event.actorId === viewer.id ? viewer : null, about: null };
}

function isPersonalNews(happened: HookedMessage['happened']): happened is PersonalNews {
  return happened.kind in PERSONAL_ACTIONS;
}

/** Messages show one item at most: of several only how many they are, so that no message is as long as a list. */
function oneItemOf({ kind }: ListEvent): ListEvent['kind'] {
  return kind === 'ITEMS_CHANGED' || kind === 'ITEMS_REORDERED' ? 'ITEM_EDITED' : kind;
}
