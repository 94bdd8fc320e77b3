import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { NotFound, NotSignedIn } from '../../base/errors/errors.ts';
import { canWorkOn, opensAsMember, roleOf } from '../../core/access/list.policy.ts';
import { announce, announceEvent } from '../../core/events/announce.ts';
import { User } from '../../core/users/user.entity.ts';
import { Collaborator } from '../lists/collaborator.entity.ts';
import { List } from '../lists/list.entity.ts';
import { InvitationForAnother, InvitationOver } from './errors.ts';
import { holdAddress } from './hold-address.ts';
import { Invitation, unexpired } from './invitation.entity.ts';
import type { InvitationLinks } from './invitation-links.ts';
import type { OpenInvitation } from './open-invitation.type.ts';
import type { ViewedList } from './viewed-list.type.ts';
import { selectViewedLists } from './viewed-lists.ts';

/** Invitations from the side of those who are invited: an address must be proved before it opens a list. */
export class InvitationsService {
  constructor(
    private readonly em: EntityManager,
    private readonly links: InvitationLinks,
  ) {}

  /**
   * Gives the invitation behind the link in a mail; null once it is accepted, withdrawn or over, and while the list is
   * hidden.
   */
  async showInvitation(token: string): Promise<OpenInvitation | null> {
    const invitation = await this.findByLink(this.em, token, ['list.owner']);
    if (!invitation) return null;
    const { email, role, expiresAt, list } = invitation;
    const { name: listName, owner } = list.unwrap();
    const hasAccount = (await this.em.count(User, { email, isSystem: false })) > 0;
    return { email, hasAccount, inviterName: owner.unwrap().name, listName, role, expiresAt };
  }

  /**
   * Gives the viewer their role, with all that they were invited to: having the link of the mail proves that the
   * address is theirs. A link that the owner passed on proves nothing, and opens its list alone. Returns the list, or null for who is to see
   * it as its guests do; a link that was used before opens it again.
   */
  async accept(viewer: User, token: string): Promise<List | null> {
    const { listId } = this.links.read(token) ?? {};
    await this.em.transactional(async (em) => {
      await holdAddress(em, viewer.email);
      const user = await em.findOne(User, viewer.id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
      if (!user) throw new NotSignedIn(); // deleted at this moment
      const invitation = await this.findByLink(em, token);
      if (!invitation || invitation.email !== user.email) return;
      if (this.links.read(token)?.isShown) await this.join(em, user, invitation);
      else await this.verifyAddress(em, user);
    });
    const list = listId
      ? await this.em.findOne(List, listId, { populate: ['collaboratorRoles'], refresh: true })
      : null;
    if (list && opensAsMember(viewer, list)) return canWorkOn(viewer, list) ? list : null;
    throw (await this.findByLink(this.em, token)) ? new InvitationForAnother() : new InvitationOver();
  }

  /** The lists that the viewer sees as their guests do. */
  viewedLists(viewer: User): Promise<ViewedList[]> {
    return selectViewedLists(this.em, { viewerId: viewer.id });
  }

  /** Counts the lists that wait until the viewer has proved to have their address. Only the mails name them. */
  async countWaiting({ email, emailVerifiedAt }: User): Promise<number> {
    return emailVerifiedAt ? 0 : this.em.count(Invitation, isOpen({ email }));
  }

  /** Whether having this link proves that a person reads the mail of this address. Part of signing up: nobody invites there meanwhile. */
  async provesAddress(em: EntityManager, token: string, email: string): Promise<boolean> {
    await holdAddress(em, email);
    if (this.links.read(token)?.isShown) return false;
    return (await this.findByLink(em, token))?.email === email;
  }

  /**
   * Every way of proving an address does this, in its transaction: a person who was invited there is a collaborator
   * from then on. A person who works on the list already, under another address, has nothing to accept.
   */
  async verifyAddress(em: EntityManager, user: User, now = new Date()): Promise<void> {
    await holdAddress(em, user.email);
    if (!user.emailVerifiedAt) {
      user.emailVerifiedAt = now;
      await announceEvent(em, { kind: 'ACCOUNT_CHANGED', userId: user.id });
    }
    // Lists are locked in one order, so that two people who accept at once do not wait for each other.
    const invitations = await em.find(Invitation, isOpen({ email: user.email }, now), {
      orderBy: { list: { id: 'asc' } },
    });

    for (const invitation of invitations) await this.join(em, user, invitation);
  }

  private async join(em: EntityManager, user: User, invitation: Invitation): Promise<void> {
    const list = await em.findOne(List, invitation.list.id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!list) throw new NotFound('List');
    await em.populate(list, ['collaboratorRoles'], { refresh: true });
    const joins = ['MEMBER', 'GUEST'].includes(roleOf(user, list));
    if (joins) em.create(Collaborator, { list, user, role: invitation.role, invitedAt: invitation.invitedAt });
    em.remove(invitation);
    const membership = joins ? ({ change: 'JOINED', userId: user.id } as const) : undefined;
    await announce(em, 'COLLABORATORS_CHANGED', list, { actorId: user.id, membership });
  }

  private async findByLink(em: EntityManager, token: string, populate: ['list.owner'] | [] = []) {
    const signed = this.links.read(token);
    return signed && em.findOne(Invitation, isOpen({ id: signed.invitationId }), { populate, refresh: true });
  }
}

/** To a list that is hidden nobody is let in; its invitations wait. */
function isOpen<Which extends object>(which: Which, now = new Date()) {
  return { ...which, ...unexpired(now), list: { hiddenAt: null } };
}
