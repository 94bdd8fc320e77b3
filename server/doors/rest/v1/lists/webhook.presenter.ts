import { toMajorUnits } from '../../../../base/amounts/money.rules.ts';
import { canWorkOn, viewerRole } from '../../../../core/access/list.policy.ts';
import { isAboutPurchases } from '../../../../core/events/live-event.ts';
import type { User } from '../../../../core/users/user.entity.ts';
import { ShownItem } from '../../../../lists/items/shown-item.ts';
import type { List } from '../../../../lists/lists/list.entity.ts';
import { piecesOf } from '../../../../news/live/list-parts.ts';
import type { GiftToDo, PersonalHappening } from '../../../../news/webhooks/personal-happening.ts';
import type { Happening } from '../../../../news/webhooks/webhook-happening.ts';
import { inLowerCase } from '../../answer-fields.ts';
import { presentSharedItem, presentShownItem } from './item.presenter.ts';
import type { ListObject } from './list.presenter.ts';

/** As a key that reads lists: it tells nobody's name who bought. */
const SCOPES = ['READ_LISTS'] as const;

/** docs/graphql-api.md says what each is. */
export function presentHappening(viewer: User, happening: Happening | PersonalHappening, siteUrl: string) {
  if ('news' in happening) return presentPersonal(viewer, happening, siteUrl);
  const { listId, event, list, item, actor, about } = happening;
  const isOfPurchases = isAboutPurchases(event.kind);
  const isActorTold = !isOfPurchases || actor?.id === viewer.id;
  return {
    list_id: listId,
    item_id: event.itemId ?? null,
    action: event.action ? inLowerCase(event.action) : null,
    count: event.count ?? 1,
    ...(isOfPurchases && piecesOf(event)),
    actor: actor && isActorTold ? presentPerson(actor) : null,
    collaborator: about && presentPerson(about),
    list: list && presentFacts(viewer, list),
    item: item && presentItem(item, listId, siteUrl),
  };
}

/** On others' lists it is as guests see it. */
function presentItem(item: NonNullable<Happening['item']>, listId: string, siteUrl: string) {
  const presentation = { siteUrl, keyScopes: SCOPES };
  return item instanceof ShownItem
    ? presentShownItem(presentation, item)
    : presentSharedItem(presentation, item, listId);
}

function presentPersonal(viewer: User, { list, item, facts }: PersonalHappening, siteUrl: string) {
  const { count, price, toBuy, toPay } = facts;
  return {
    list_id: list.id,
    item_id: item?.id ?? null,
    action: null,
    count,
    ...(price !== undefined && { price: price && presentPrice(price) }),
    ...(toBuy && { to_buy: toBuy.map(presentGift) }),
    ...(toPay && { to_pay: toPay.map(presentGift) }),
    actor: null,
    collaborator: null,
    list: presentFacts(viewer, list),
    item: item && presentShownItem({ siteUrl, keyScopes: SCOPES }, item),
  };
}

function presentPrice({ minor, currency }: { minor: number; currency: string }) {
  return { amount: toMajorUnits(minor, currency), currency };
}

function presentGift({ id, title }: GiftToDo) {
  return { id, name: title };
}

function presentPerson({ id, name }: User) {
  return { id, name };
}

type Facts = Pick<
  ListObject,
  | 'id'
  | 'name'
  | 'description'
  | 'list_type'
  | 'privacy'
  | 'event_type'
  | 'event_date'
  | 'viewer_role'
  | 'created_at'
  | 'updated_at'
> & { time_zone: string | null };

/** Items, their number and the look of a list would need more reading. Where its owner lives is for those who work on it, as on its page. */
function presentFacts(viewer: User, list: List): Facts {
  return {
    id: list.id,
    name: list.name,
    description: list.description,
    list_type: inLowerCase(list.listType),
    privacy: inLowerCase(list.privacy),
    event_type: list.eventType ?? null,
    event_date: list.eventDate ?? null,
    time_zone: canWorkOn(viewer, list) ? list.timeZone : null,
    viewer_role: inLowerCase(viewerRole(viewer, list)),
    created_at: list.createdAt.toISOString(),
    updated_at: list.updatedAt.toISOString(),
  };
}
