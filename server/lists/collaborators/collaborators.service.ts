import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import DataLoader from 'dataloader';
import { addDays, addMinutes, isFuture } from 'date-fns';
import type { z } from 'zod';
import { once } from '../../base/database/once.ts';
import { isId } from '../../base/database/uuid.ts';
import { NotAllowed, NotFound } from '../../base/errors/errors.ts';
import { parse } from '../../base/errors/parse.ts';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import { canWorkOn, isOwner, isThereFor, roleOf } from '../../core/access/list.policy.ts';
import type { CollaboratorRole } from '../../core/access/list-access.rules.ts';
import type { MailQueue } from '../../core/email/mail-queue.ts';
import { mailTo } from '../../core/email/mail-to.ts';
import { announce, announceEvent } from '../../core/events/announce.ts';
import { User } from '../../core/users/user.entity.ts';
import { Collaborator } from '../lists/collaborator.entity.ts';
import { DemoListKept, ListHidden } from '../lists/errors.ts';
import { List } from '../lists/list.entity.ts';
import type { ListsService } from '../lists/lists.service.ts';
import { ShoppingTripRow } from '../trips/shopping-trip.entity.ts';
import {
  INVITATION_DAYS,
  INVITATION_MAIL_MINUTES,
  type InvitationResult,
  MOST_COLLABORATORS,
  newInvitation,
  roleChange,
} from './collaborator.rules.ts';
import {
  activeEntry,
  type CollaboratorEntry,
  type InvitationOutcome,
  pendingEntry,
} from './collaborator-entry.type.ts';
import { OwnAddress, TooManyCollaborators } from './errors.ts';
import { holdAddress } from './hold-address.ts';
import { Invitation, unexpired } from './invitation.entity.ts';
import { addedEmail, invitationEmail } from './invitation-email.ts';
import type { InvitationLinks } from './invitation-links.ts';
import { invitationText } from './invitation-texts.ts';

interface Removal {
  list: List;
  /** Whether it was the viewer's own membership, so that the list is closed to them now. */
  hasLeft: boolean;
}

export class CollaboratorsService {
  /** One query for the invitations of all lists that an answer shows. */
  private readonly invitationsOf = new DataLoader<string, Invitation[]>((ids) => this.readInvitations(ids), {
    cache: false,
  });

  constructor(
    private readonly em: EntityManager,
    private readonly lists: ListsService,
    private readonly rateLimits: RateLimits,
    private readonly mailQueue: MailQueue,
    private readonly links: InvitationLinks,
    private readonly siteUrl: string,
    private readonly mailEnabled: boolean,
  ) {}

  async getCollaborators(viewer: User, listId: string): Promise<CollaboratorEntry[]> {
    const list = await this.findList(this.em, viewer, listId);
    if (!canWorkOn(viewer, list)) throw new NotAllowed();
    return this.collaboratorsOf(viewer, list);
  }

  /** Gives the collaborators of a list, and pending invitations. Empty for people who do not work on it themselves. */
  async collaboratorsOf(viewer: User | null, list: List): Promise<CollaboratorEntry[]> {
    const collaborators = await list.collaborators.loadItems();
    if (!canWorkOn(viewer, list)) return [];

    const active = collaborators.map(async (found) => activeEntry(found, await found.user.loadOrFail()));
    const pending = (await this.invitationsOf.load(list.id)).map((invitation) =>
      pendingEntry(invitation, this.linkToPassOn(viewer, list, invitation)),
    );
    const entries = [...(await Promise.all(active)), ...pending];
    return entries.sort((one, other) => one.invitedAt.getTime() - other.invitedAt.getTime());
  }

  /**
   * A person whose address is proved is added at once. Everybody else is invited by mail, and is added once they
   * have shown that they read it, or have proved their address in another way.
   */
  async invite(
    viewer: User,
    listId: string,
    input: z.input<typeof newInvitation>,
    key?: string | null,
  ): Promise<InvitationOutcome> {
    const { email, role } = parse(newInvitation, input);
    this.lists.assertMayWrite(viewer);
    await this.rateLimits.consume('invite', [viewer.id]);

    const { result, list } = await this.em.transactional(async (em) => {
      await holdAddress(em, email);
      const list = await this.lockList(em, viewer, listId);
      if (!isOwner(viewer, list)) throw new NotAllowed();
      if (list.isHidden) throw new ListHidden();
      if (email === viewer.email) throw new OwnAddress();

      const result = await once(
        em,
        { about: `invitation ${viewer.id} ${listId}`, key, sent: role === 'EDITOR' ? { email } : { email, role } },
        async (): Promise<InvitationResult> => {
          const account = await em.findOne(User, { email, isSystem: false }, { refresh: true });
          if (list.collaborators.exists(({ user }) => user.id === account?.id)) return 'ALREADY_COLLABORATOR';
          return account?.emailVerifiedAt
            ? this.add(em, viewer, list, account, role)
            : this.inviteAddress(em, viewer, list, { email, role });
        },
      );
      await em.refresh(list, { populate: ['collaborators', 'collaboratorRoles'] });
      return { result, list };
    });
    const collaborator = (await this.collaboratorsOf(viewer, list)).find((entry) => entry.email === email);
    if (!collaborator) throw new NotFound('Resource'); // removed since the first answer to this key
    return { result, message: invitationText(result, this.mailEnabled), collaborator, list };
  }

  /** Ends a membership or a pending invitation: the owner anybody's, a collaborator their own. */
  async remove(viewer: User, listId: string, id: string): Promise<Removal> {
    return this.em.transactional(async (em) => {
      const list = await this.lockList(em, viewer, listId);
      const hasLeft = id === viewer.id && !['OWNER', 'MEMBER', 'GUEST'].includes(roleOf(viewer, list));
      if (!hasLeft && !isOwner(viewer, list)) throw new NotAllowed();
      if (!hasLeft) this.lists.assertMayWrite(viewer);

      const collaborator = list.collaborators.find(({ user }) => user.id === id);
      const invitation = isId(id) ? await em.findOne(Invitation, { id, list, ...unexpired() }) : null;
      const removed = collaborator ?? invitation;
      if (!removed) throw new NotFound('Resource');

      if (invitation)
        invitation.expiresAt = new Date(); // invited again, it is the link of the mail that was sent that opens
      else em.remove(removed);
      const formerMemberId = collaborator?.user.id;
      if (formerMemberId) await em.nativeDelete(ShoppingTripRow, { list, user: formerMemberId });
      const change = hasLeft ? 'LEFT' : 'REMOVED';
      const membership = formerMemberId ? ({ change, userId: formerMemberId } as const) : undefined;
      await announce(em, 'COLLABORATORS_CHANGED', list, { actorId: viewer.id, formerMemberId, membership });
      if (invitation) await this.tellInvited(em, invitation);
      await em.refresh(list, { populate: ['collaborators', 'collaboratorRoles'] });
      return { list, hasLeft };
    });
  }

  /**
   * Gives somebody who works on a list, or is invited to, another role. What they may know of purchases follows at once,
   * on every page that they have open: the event has everything read again.
   */
  async setRole(viewer: User, listId: string, id: string, input: z.input<typeof roleChange>): Promise<List> {
    const { role } = parse(roleChange, input);
    return this.em.transactional(async (em) => {
      const list = await this.lockList(em, viewer, listId);
      if (!isOwner(viewer, list)) throw new NotAllowed();
      this.lists.assertMayWrite(viewer);
      const collaborator = list.collaborators.find(({ user }) => user.id === id);
      const invitation = isId(id) ? await em.findOne(Invitation, { id, list, ...unexpired() }) : null;
      const found = collaborator ?? invitation;
      if (!found) throw new NotFound('Resource');
      if (found.role === role) return list;

      found.role = role;
      await announce(em, 'COLLABORATORS_CHANGED', list, { actorId: viewer.id, newRoleOf: collaborator?.user.id });
      await em.refresh(list, { populate: ['collaborators', 'collaboratorRoles'] });
      return list;
    });
  }

  /** For a site whose mails do not bring it. It opens this list to the account with that address, and proves nothing. */
  private linkToPassOn(viewer: User | null, list: List, { id }: Invitation): string | null {
    if (this.mailEnabled || !isOwner(viewer, list)) return null;
    return this.links.addressFor(this.siteUrl, { invitationId: id, listId: list.id, isShown: true });
  }

  private async add(
    em: EntityManager,
    viewer: User,
    list: List,
    account: User,
    role: CollaboratorRole,
  ): Promise<InvitationResult> {
    await this.assertRoom(em, list);
    em.create(Collaborator, { list, user: account, role });
    await em.nativeDelete(Invitation, { list, email: account.email }); // from before they had this address
    const url = `${this.siteUrl}/lists/${list.id}`;
    const { name: listName, purchaseVisibility } = list;
    const personName = (await list.person?.loadOrFail())?.name;
    const about = { inviterName: viewer.name, listName, role, purchaseVisibility, personName, url };
    const mail = await mailTo(account, () => addedEmail(account.email, about));
    await this.mailQueue.queue(em, mail);
    const membership = { change: 'ADDED', userId: account.id } as const;
    await announce(em, 'COLLABORATORS_CHANGED', list, { actorId: viewer.id, membership });
    return 'ADDED';
  }

  private async inviteAddress(
    em: EntityManager,
    viewer: User,
    list: List,
    { email, role }: z.output<typeof newInvitation>,
  ): Promise<InvitationResult> {
    const [now, expiresAt] = [new Date(), addDays(new Date(), INVITATION_DAYS)];
    const earlier = await em.findOne(Invitation, { list, email });
    const isNew = !earlier || earlier.expiresAt <= now;
    const isMailDue = !earlier || !isFuture(addMinutes(earlier.mailedAt, INVITATION_MAIL_MINUTES));
    if (isNew) await this.assertRoom(em, list);
    const invitation =
      earlier ?? em.create(Invitation, { list, email, role, invitedAt: now, mailedAt: now, expiresAt });
    if (isNew) em.assign(invitation, { role, invitedAt: now, expiresAt });
    if (isMailDue) {
      em.assign(invitation, { mailedAt: now, expiresAt });
      const url = this.links.addressFor(this.siteUrl, { invitationId: invitation.id, listId: list.id });
      const mail = invitationEmail(email, {
        inviterName: viewer.name,
        listName: list.name,
        role: invitation.role,
        purchaseVisibility: list.purchaseVisibility,
        personName: (await list.person?.loadOrFail())?.name,
        url,
      });
      await this.mailQueue.queue(em, { ...mail, expiresAt });
    }
    if (isNew) {
      await announce(em, 'COLLABORATORS_CHANGED', list, { actorId: viewer.id });
      await this.tellInvited(em, invitation);
    } // else nobody sees a difference
    return isMailDue ? 'INVITED' : 'ALREADY_INVITED';
  }

  /** An account whose address is still to be proved is shown how many invitations wait for that. */
  private async tellInvited(em: EntityManager, { email }: Invitation): Promise<void> {
    const account = await em.findOne(User, { email, isSystem: false });
    if (account) await announceEvent(em, { kind: 'ACCOUNT_CHANGED', userId: account.id });
  }

  private async assertRoom(em: EntityManager, list: List): Promise<void> {
    const invited = await em.count(Invitation, { list, ...unexpired() });
    if (list.collaborators.length + invited >= MOST_COLLABORATORS) throw new TooManyCollaborators(MOST_COLLABORATORS);
  }

  /** To change who works on a list: locked, so that two such changes come one after the other. */
  private async lockList(em: EntityManager, viewer: User, id: string): Promise<List> {
    const list = await this.findList(em, viewer, id, LockMode.PESSIMISTIC_WRITE);
    if (list.isDemo) throw new DemoListKept();
    return list;
  }

  private async findList(em: EntityManager, viewer: User, id: string, lockMode?: LockMode): Promise<List> {
    const list = isId(id) ? await em.findOne(List, id, { lockMode, refresh: true }) : null;
    if (!list) throw new NotFound('List');
    await em.populate(list, ['collaborators', 'collaboratorRoles'], { refresh: true });
    if (!isThereFor(viewer, list)) throw new NotFound('List');
    return list;
  }

  private async readInvitations(listIds: readonly string[]): Promise<Invitation[][]> {
    const open = await this.em.find(
      Invitation,
      { list: { $in: [...listIds] }, ...unexpired() },
      { disableIdentityMap: true },
    ); // sockets live long: read afresh
    return listIds.map((id) => open.filter(({ list }) => list.id === id));
  }
}
