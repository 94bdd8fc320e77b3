import type { EntityManager } from '@mikro-orm/postgresql';
import { Mail } from '../../core/email/mail.entity.ts';
import type { MailQueue } from '../../core/email/mail-queue.ts';
import { announce, announceEvent } from '../../core/events/announce.ts';
import { releaseImages } from '../../core/images/released-images.ts';
import { User } from '../../core/users/user.entity.ts';
import { noteForBuyers } from '../../lists/buyer-mails/note-for-buyers.ts';
import { PurchaseNotice } from '../../lists/buyer-mails/purchase-notice.entity.ts';
import { tellBuyersOf } from '../../lists/buyer-mails/tell-buyers.ts';
import { holdAddress } from '../../lists/collaborators/hold-address.ts';
import { Invitation } from '../../lists/collaborators/invitation.entity.ts';
import { Follow } from '../../lists/following/follow.entity.ts';
import { GIFT_SEARCH_QUEUE } from '../../lists/gifts/gift-searches.ts';
import { forgetGiver } from '../../lists/gifts/giver-notes.ts';
import { GuestAddress } from '../../lists/guest-keys/guest-address.entity.ts';
import { Collaborator } from '../../lists/lists/collaborator.entity.ts';
import { List } from '../../lists/lists/list.entity.ts';
import { forgetOffList } from '../../lists/off-list-gifts/forget-off-list.ts';
import { forgetPledger } from '../../lists/pledges/forget-pledger.ts';
import { LapsedHold } from '../../lists/purchases/lapsed-hold.entity.ts';
import { EmailToken } from '../accounts/email-token.entity.ts';
import { PASSWORD_RESET_QUEUE } from '../accounts/password-resets.ts';
import { leaveAllCircles } from '../circles/leave-circles.ts';
import { leaveDraws } from '../draws/call-off.ts';
import type { DrawMails } from '../draws/draw-mails.ts';
import { SupportMessage } from '../support/support-message.entity.ts';

interface Locked {
  user: User | null;
  otherAdministrators: number;
}

/** They hear of it: lists of the account, those it works on, those it was asked to work on. */
const LISTS_OF = `(
  select id from lists where owner_id = ?
  union select list_id from collaborators where user_id = ?
  union select list_id from invitations where email = ?
)`;
const ITEMS_SHARED_BY = '(select item_id from pledges where buyer_id = ? or guest_email = ?)';
const whose = ({ id, email }: User) => [id, id, email];

/**
 * Keeps everybody else from what is about to go, in the order in which all writers lock: address, links in mails,
 * items, people, and with `removeTracesOf` purchases and lists. People are locked so that rows may go on naming them,
 * since a change to a list locks it before its owner is looked up. Of two administrators who leave at once,
 * one waits.
 */
export async function lockForDeletion(em: EntityManager, viewer: User): Promise<Locked> {
  const { id, email, role } = viewer;
  await holdAddress(em, email);
  await em.nativeDelete(EmailToken, { user: id });
  await em.execute(
    `select 1 from items where id in (
       select id from items where list_id in ${LISTS_OF}
       union ${ITEMS_SHARED_BY}
       union select id from items where choice_id in (select choice_id from items where id in ${ITEMS_SHARED_BY})
       union select id from items where added_by_id = ?
     ) order by id for update`, // each part has an index of its own
    [...whose(viewer), id, email, id, email, id],
  );
  const whom = role === 'ADMIN' ? `id = ? or role = 'ADMIN'` : 'id = ?';
  const locked: Pick<User, 'id' | 'role' | 'suspendedAt'>[] = await em.execute(
    `select id, role, suspended_at as "suspendedAt" from users where ${whom} order by id for no key update`,
    [id],
  );
  return {
    user: await em.findOne(User, id, { refresh: true }),
    otherAdministrators: locked.filter((found) => found.id !== id && found.role === 'ADMIN' && !found.suspendedAt)
      .length,
  };
}

export async function removeTracesOf(
  em: EntityManager,
  user: User,
  mailQueue: MailQueue,
  siteUrl: string,
  drawMails: () => Promise<DrawMails>,
): Promise<void> {
  await em.execute('update items set added_by_id = null where added_by_id = ?', [user.id]);
  await blankPurchases(em, user);
  await tellTheirBuyers(em, user, mailQueue, siteUrl);
  await leaveLists(em, user);
  await forgetInNotices(em, user);
  await forgetInPictures(em, user);
  await forgetMessages(em, user);
  await leaveAllCircles(em, user);
  await em.execute('update item_drafts set added_by_id = null where added_by_id = ?', [user.id]); // after the lists, as all who change drafts
  await leaveDraws(em, user, drawMails);
  await em.nativeDelete(Mail, { to: user.email });
  const asked = `delete from jobs.job where name in (?, ?) and data ->> 'email' = ?`;
  await em.execute(asked, [PASSWORD_RESET_QUEUE, GIFT_SEARCH_QUEUE, user.email]); // also those that are done, which are kept for a while
  const names = user.emailVerifiedAt ? [user.id, user.email] : [user.id];
  for (const name of names) await em.execute('delete from kept_answers where position(? in key) > 0', [` ${name} `]);
}

/**
 * In the order of ids and after purchases, before any of them is told: else two who leave at once could wait for
 * each other.
 */
async function lockListsOf(em: EntityManager, user: User): Promise<void> {
  await em.execute(
    `select 1 from lists where id in ${LISTS_OF} or id in (select list_id from items where id in ${ITEMS_SHARED_BY})
       or id in (select list_id from off_list_gifts where buyer_id = ? or suggester_id = ?) order by id for update`,
    [...whose(user), user.id, user.email, user.id, user.id],
  );
}

/**
 * They still count, and nobody learns that anything happened but who knew the name. Those that a guest made under the
 * address are theirs only if the address has been proved to be: else anybody could make a giver nameless.
 */
async function blankPurchases(em: EntityManager, user: User): Promise<void> {
  const isTheirs = user.emailVerifiedAt ? 'buyer_id = ? or guest_email = ?' : 'buyer_id = ?';
  await forgetGiver(em, user);
  const lists: { id: string }[] = await em.execute(
    `with blanked as (
       update purchases set guest_email = '', guest_name = null where ${isTheirs} returning item_id
     )
     select distinct list_id as id from items where id in (select item_id from blanked)`,
    user.emailVerifiedAt ? [user.id, user.email] : [user.id],
  );
  await lockListsOf(em, user);
  await forgetPledger(em, user);
  await forgetOffList(em, user);
  if (user.emailVerifiedAt) {
    await em.nativeDelete(LapsedHold, { guestEmail: user.email }); // those of the account go with it
    await em.nativeDelete(GuestAddress, { email: user.email });
    await em.nativeDelete(Follow, { email: user.email });
  }
  await announceEvent(em, ...lists.map(({ id }) => ({ kind: 'BUYERS_FORGOTTEN' as const, listId: id })));
}

/** At once: the notices name lists that leave no trace. Those for the account itself go, as in `blankPurchases`. */
async function tellTheirBuyers(em: EntityManager, user: User, mailQueue: MailQueue, siteUrl: string): Promise<void> {
  const guest = user.emailVerifiedAt ? [{ email: user.email }] : [];
  await em.nativeDelete(PurchaseNotice, { $or: [{ buyerId: user.id }, ...guest] });
  await noteForBuyers(em, { ownerId: user.id }, 'LIST_REMOVED');
  const lists: { id: string }[] = await em.execute('select id from lists where owner_id = ? order by id', [user.id]);
  for (const { id } of lists) await tellBuyersOf(em, id, mailQueue, siteUrl);
}

/** Tells each list that goes, or that loses somebody. lockListsOf() has locked them. */
async function leaveLists(em: EntityManager, user: User): Promise<void> {
  const lists: { id: string; isOwned: boolean }[] = await em.execute(
    `select id, owner_id = ? as "isOwned" from lists where id in ${LISTS_OF} order by id`,
    [user.id, ...whose(user)],
  );
  await em.nativeDelete(Collaborator, { user });
  await em.nativeDelete(Invitation, { email: user.email });
  for (const { id, isOwned } of lists) {
    if (isOwned) await announce(em, 'LIST_REMOVED', { id });
    else await announce(em, 'COLLABORATORS_CHANGED', { id }, { formerMemberId: user.id });
  }
  await releaseImages(em, 'owner', user.id);
  await em.nativeDelete(List, { owner: user });
}

/** By somebody unknown; the rest is no news any more. */
async function forgetInNotices(em: EntityManager, { id }: User): Promise<void> {
  await em.execute('delete from notifications where who_id = ? and purchase_id is null', [id]);
  await em.execute('update notifications set who_id = null where who_id = ?', [id]);
}

/** Pictures on lists of others stay there, but not their file names; a picture that nothing shows yet is deleted. */
async function forgetInPictures(em: EntityManager, { id }: User): Promise<void> {
  await em.execute(
    `update images set filename = 'picture', kept_until = case when kept_until is not null then now() end
     where uploader_id = ?`,
    [id],
  );
}

/** Their letters to those who run the site, and those of guests under the address, if it has been proved. */
async function forgetMessages(em: EntityManager, { id, email, emailVerifiedAt }: User): Promise<void> {
  await em.nativeDelete(SupportMessage, {
    $or: [{ sender: id }, ...(emailVerifiedAt ? [{ sender: null, email }] : [])],
  });
}
