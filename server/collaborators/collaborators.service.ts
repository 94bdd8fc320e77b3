import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import DataLoader from 'dataloader';
import { addDays, isPast } from 'date-fns';
import type { z } from 'zod';
import { canWorkOn, isOwner, viewerRole } from '../access/list.policy.ts';
import { once } from '../database/once.ts';
import { isId } from '../database/uuid.ts';
import type { MailQueue } from '../email/mail-queue.ts';
import { NotAllowed, NotFound } from '../errors.ts';
import { announce } from '../events/announce.ts';
import { Collaborator } from '../lists/collaborator.entity.ts';
import { DemoListKept } from '../lists/errors.ts';
import { List } from '../lists/list.entity.ts';
import { parse } from '../parse.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { User } from '../users/user.entity.ts';
import { MOST_COLLABORATORS, newInvitation } from './collaborator.rules.ts';
import {
  activeEntry,
  type CollaboratorEntry,
  type InvitationOutcome,
  pendingEntry,
} from './collaborator-entry.type.ts';
import { OwnAddress, TooManyCollaborators } from './errors.ts';
import { Invitation } from './invitation.entity.ts';
import { addedEmail, invitationEmail } from './invitation-email.ts';

const INVITATION_DAYS = 30;

/** Clients tell the outcomes apart by these words. */
const OUTCOMES = {
  added: 'User added as collaborator',
  asked: 'Invitation sent',
  present: 'User is already a collaborator on this list',
};

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
    private readonly rateLimits: RateLimits,
    private readonly mailQueue: MailQueue,
    private readonly siteUrl: string,
  ) {}

  async getCollaborators(viewer: User, listId: string): Promise<CollaboratorEntry[]> {
    const list = await this.findList(this.em, listId);
    if (!canWorkOn(viewer, list)) throw new NotAllowed();
    return this.collaboratorsOf(viewer, list);
  }

  /** Who works on a list, and who is still to sign up; nobody, for whoever does not work on it themselves. */
  async collaboratorsOf(viewer: User | null, list: List): Promise<CollaboratorEntry[]> {
    const collaborators = await list.collaborators.loadItems();
    if (!canWorkOn(viewer, list)) return [];

    const active = collaborators.map(async (found) => activeEntry(found, await found.user.loadOrFail()));
    const pending = (await this.invitationsOf.load(list.id)).map(pendingEntry);
    const entries = [...(await Promise.all(active)), ...pending];
    return entries.sort((one, other) => one.invitedAt.getTime() - other.invitedAt.getTime());
  }

  /** Somebody with an account is added at once; anybody else is asked to sign up, and is added when they do. */
  async invite(
    viewer: User,
    listId: string,
    input: z.input<typeof newInvitation>,
    key?: string | null,
  ): Promise<InvitationOutcome> {
    const { email } = parse(newInvitation, input);
    await this.rateLimits.consume('invite', [viewer.id]);

    const { message, list } = await this.em.transactional(async (em) => {
      await holdAddress(em, email);
      const list = await this.lockList(em, listId);
      if (!isOwner(viewer, list)) throw new NotAllowed();
      if (email === viewer.email) throw new OwnAddress();

      const message = await once(em, `invite ${viewer.id} ${listId} ${email}`, key, async () => {
        const account = await em.findOne(User, { email, isSystem: false });
        return account ? this.add(em, viewer, list, account) : this.ask(em, viewer, list, email);
      });
      await em.refresh(list, { populate: ['collaborators'] });
      return { message, list };
    });
    const collaborator = (await this.collaboratorsOf(viewer, list)).find((entry) => entry.email === email);
    if (!collaborator) throw new NotFound('Resource'); // removed since the first answer to this key
    return { message, collaborator, list };
  }

  /** Ends a membership or a pending invitation: the owner anybody's, a collaborator their own. */
  async remove(viewer: User, listId: string, id: string): Promise<Removal> {
    return this.em.transactional(async (em) => {
      const list = await this.lockList(em, listId);
      const hasLeft = viewerRole(viewer, list) === 'COLLABORATOR' && id === viewer.id;
      if (!hasLeft && !isOwner(viewer, list)) throw new NotAllowed();

      const collaborator = list.collaborators.find(({ user }) => user.id === id);
      const invitation = isId(id) ? await em.findOne(Invitation, { id, list }) : null;
      const removed = collaborator ?? invitation;
      if (!removed) throw new NotFound('Resource');

      em.remove(removed);
      const formerMemberId = collaborator?.user.id;
      const change = hasLeft ? 'LEFT' : 'REMOVED';
      const membership = formerMemberId ? ({ change, userId: formerMemberId } as const) : undefined;
      await announce(em, 'COLLABORATORS_CHANGED', list, { actorId: viewer.id, formerMemberId, membership });
      await em.refresh(list, { populate: ['collaborators'] });
      return { list, hasLeft };
    });
  }

  /**
   * Part of signing up, and of proving to have an address, in the transaction of it: whoever was invited there is a
   * collaborator from then on. Who works on the list already, under another address, has nothing to accept.
   */
  async acceptInvitations(em: EntityManager, user: User, now = new Date()): Promise<void> {
    await holdAddress(em, user.email);
    const isOpen = { email: user.email, expiresAt: { $gt: now } };
    // Lists are locked in one order, so that two people who sign up at once do not wait for each other.
    const invitations = await em.find(Invitation, isOpen, { orderBy: { list: { id: 'asc' } } });

    for (const invitation of invitations) {
      const list = await this.findList(em, invitation.list.id, LockMode.PESSIMISTIC_WRITE);
      const joins = !canWorkOn(user, list);
      if (joins) em.create(Collaborator, { list, user, invitedAt: invitation.invitedAt });
      em.remove(invitation);
      const membership = joins ? ({ change: 'JOINED', userId: user.id } as const) : undefined;
      await announce(em, 'COLLABORATORS_CHANGED', list, { actorId: user.id, membership });
    }
  }

  private async add(em: EntityManager, viewer: User, list: List, account: User): Promise<string> {
    if (list.collaborators.exists(({ user }) => user.id === account.id)) return OUTCOMES.present;

    await this.assertRoom(em, list);
    em.create(Collaborator, { list, user: account });
    await em.nativeDelete(Invitation, { list, email: account.email }); // from before they had this address
    const url = `${this.siteUrl}/lists/${list.id}`;
    const mail = addedEmail(account.email, { inviterName: viewer.name, listName: list.name, url });
    await this.mailQueue.queue(em, mail);
    const membership = { change: 'ADDED', userId: account.id } as const;
    await announce(em, 'COLLABORATORS_CHANGED', list, { actorId: viewer.id, membership });
    return OUTCOMES.added;
  }

  private async ask(em: EntityManager, viewer: User, list: List, email: string): Promise<string> {
    const [invitedAt, expiresAt] = [new Date(), addDays(new Date(), INVITATION_DAYS)];
    const earlier = await em.findOne(Invitation, { list, email });
    const isNew = !earlier || isPast(earlier.expiresAt);
    if (isNew) await this.assertRoom(em, list);
    if (!earlier) em.create(Invitation, { list, email, invitedAt, expiresAt });
    else em.assign(earlier, isNew ? { invitedAt, expiresAt } : { expiresAt });

    const url = `${this.siteUrl}/signup#${new URLSearchParams({ email })}`; // what follows a # is sent to no server
    const mail = invitationEmail(email, { inviterName: viewer.name, listName: list.name, url });
    await this.mailQueue.queue(em, mail);
    if (isNew) await announce(em, 'COLLABORATORS_CHANGED', list, { actorId: viewer.id }); // else nobody sees a difference
    return OUTCOMES.asked;
  }

  private async assertRoom(em: EntityManager, list: List): Promise<void> {
    const invited = await em.count(Invitation, { list, expiresAt: { $gt: new Date() } });
    if (list.collaborators.length + invited >= MOST_COLLABORATORS) throw new TooManyCollaborators(MOST_COLLABORATORS);
  }

  /** To change who works on a list: locked, so that two such changes come one after the other. */
  private async lockList(em: EntityManager, id: string): Promise<List> {
    const list = await this.findList(em, id, LockMode.PESSIMISTIC_WRITE);
    if (list.isDemo) throw new DemoListKept();
    return list;
  }

  private async findList(em: EntityManager, id: string, lockMode?: LockMode): Promise<List> {
    const list = isId(id) ? await em.findOne(List, id, { lockMode, refresh: true }) : null;
    if (!list) throw new NotFound('List');
    await em.populate(list, ['collaborators'], { refresh: true });
    return list;
  }

  private async readInvitations(listIds: readonly string[]): Promise<Invitation[][]> {
    const isOpen = { list: { $in: [...listIds] }, expiresAt: { $gt: new Date() } };
    const open = await this.em.find(Invitation, isOpen, { disableIdentityMap: true }); // sockets live long: read afresh
    return listIds.map((id) => open.filter(({ list }) => list.id === id));
  }
}

/**
 * Inviting an address and signing up with it wait for each other; else each could miss what the other is doing. Taken
 * before any list is locked, always.
 */
export async function holdAddress(em: EntityManager, email: string): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`invitation ${email}`]);
}
