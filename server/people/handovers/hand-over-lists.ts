import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { keepsSurprise } from '../../core/access/purchase.policy.ts';
import { announce, announceEvent } from '../../core/events/announce.ts';
import type { User } from '../../core/users/user.entity.ts';
import { Invitation } from '../../lists/collaborators/invitation.entity.ts';
import { Collaborator } from '../../lists/lists/collaborator.entity.ts';
import { HiddenBuyers } from '../../lists/lists/hidden-buyers.entity.ts';
import type { List } from '../../lists/lists/list.entity.ts';
import type { Person } from '../../lists/lists/person.entity.ts';
import { countOffList } from '../../lists/off-list-gifts/off-list-rows.ts';
import { ShoppingTripRow } from '../../lists/trips/shopping-trip.entity.ts';
import type { HandedListView } from './handover.rules.ts';
import {
  closeToCircles,
  dropNotices,
  forgetHowToPay,
  keepOffListFrom,
  moveBudgets,
  movePersonalLinks,
} from './handover-rows.ts';

type Handed = Pick<List, 'listType' | 'purchaseVisibility' | 'eventStartsAt'>;

/**
 * The new owner receives the gifts, so nothing is told before the day. On a list whose day is past, people gave under the word that those who looked after the
 * person see it: by whom is not the new owner’s to read, as where the owner never was to see it.
 */
function visibilityAfter({ listType, purchaseVisibility, eventStartsAt }: Handed) {
  if (listType === 'SHOPPING') return purchaseVisibility;
  return keepsSurprise({ purchaseVisibility: 'SURPRISE', eventStartsAt }) && purchaseVisibility !== 'OWNER_SEES_TAKEN'
    ? 'SURPRISE'
    : 'OWNER_SEES_TAKEN';
}

export function viewAfter(list: Handed): HandedListView {
  if (list.listType === 'SHOPPING') return 'ALL';
  return visibilityAfter(list) === 'SURPRISE' ? 'SURPRISE' : 'TAKEN';
}

interface HandingOver {
  person: Person;
  /** Locked, in the order of their ids. */
  lists: readonly List[];
  from: User;
  to: User;
  staysAsHelper: boolean;
}

/**
 * Makes the account the owner of the lists, in the transaction that locks them. Editors looked after the person together with the owner, and go on as
 * helpers; so do those who are still to accept that. Gives the accounts that looked after the person, without the owner.
 */
export async function handOverLists(em: EntityManager, about: HandingOver): Promise<User[]> {
  const { person, lists, from, to, staysAsHelper } = about;
  const listIds = lists.map(({ id }) => id);
  const onThem = { list: { $in: listIds } };
  const editors = await em.find(Collaborator, { ...onThem, role: 'EDITOR', user: { $ne: to } }, { populate: ['user'] });

  await em.nativeDelete(Collaborator, { ...onThem, user: to });
  await em.nativeDelete(Invitation, { ...onThem, email: to.email });
  for (const editor of editors) editor.role = 'HELPER';
  await em.nativeUpdate(Invitation, { ...onThem, role: 'EDITOR' }, { role: 'HELPER' });
  if (staysAsHelper) for (const list of lists) em.create(Collaborator, { list, user: from, role: 'HELPER' });
  else await em.nativeDelete(ShoppingTripRow, { ...onThem, user: from });

  const hiddenSince: string[] = [];
  for (const list of lists) {
    if (list.listType !== 'SHOPPING' && list.purchaseVisibility !== 'OWNER_SEES_TAKEN') hiddenSince.push(list.id);
    list.purchaseVisibility = visibilityAfter(list);
    list.owner = ref(to);
    list.person = null;
  }
  await em.flush();
  await em.nativeDelete(HiddenBuyers, { list: { $in: hiddenSince } }); // promised from the start: also to those who bought before
  await forgetHowToPay(em, { listIds });
  await keepOffListFrom(em, { listIds, userId: to.id });
  await countOffList(em, { listIds });
  await moveBudgets(em, { personId: person.id, userId: to.id });
  await movePersonalLinks(em, { personId: person.id, userId: to.id, listIds });
  const circles = await closeToCircles(em, { listIds });
  await em.remove(person).flush();

  const formerMemberId = staysAsHelper ? undefined : from.id;
  for (const list of lists)
    await announce(em, 'COLLABORATORS_CHANGED', list, { actorId: to.id, isHandedOver: true, formerMemberId });
  if (!staysAsHelper) await dropNotices(em, { listIds, userId: from.id });
  const circleIds = [...new Set(circles.map(({ circleId }) => circleId))];
  await announceEvent(em, ...circleIds.map((circleId) => ({ kind: 'CIRCLE_CHANGED' as const, circleId })));
  for (const { id } of [from, to]) await announceEvent(em, { kind: 'ACCOUNT_CHANGED', userId: id });
  return [...new Map(editors.map(({ user }) => [user.id, user.unwrap()])).values()];
}
