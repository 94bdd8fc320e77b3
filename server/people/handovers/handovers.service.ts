import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { addDays } from 'date-fns';
import type { z } from 'zod';
import { once } from '../../base/database/once.ts';
import { isId } from '../../base/database/uuid.ts';
import { NotFound, NotSignedIn } from '../../base/errors/errors.ts';
import { parse } from '../../base/errors/parse.ts';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import { displayText } from '../../base/text/display-text.rules.ts';
import type { MailQueue } from '../../core/email/mail-queue.ts';
import { mailTo } from '../../core/email/mail-to.ts';
import { announceEvent } from '../../core/events/announce.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import { lockUser } from '../../core/users/lock-user.ts';
import { User } from '../../core/users/user.entity.ts';
import { assertMayWrite } from '../../core/users/user.policy.ts';
import { InvitationForAnother, InvitationOver, OwnAddress } from '../../lists/collaborators/errors.ts';
import { holdAddress } from '../../lists/collaborators/hold-address.ts';
import type { InvitationsService } from '../../lists/collaborators/invitations.service.ts';
import { mailboxOf } from '../../lists/guest-keys/mailed-today.ts';
import { Collaborator } from '../../lists/lists/collaborator.entity.ts';
import { List } from '../../lists/lists/list.entity.ts';
import { Person } from '../../lists/lists/person.entity.ts';
import { limitsOf } from '../../money/billing/plan-limits.ts';
import { NothingToHandOver, OwnHandover } from './errors.ts';
import { handOverLists, viewAfter } from './hand-over-lists.ts';
import { Handover } from './handover.entity.ts';
import { HANDOVER_DAYS, newHandover } from './handover.rules.ts';
import type { HandedList, OpenHandover, PendingHandover, PersonHandover } from './handover.type.ts';
import { handedOverEmail, handoverEmail } from './handover-email.ts';
import type { HandoverLinks } from './handover-links.ts';
import { selectGivesOn } from './handover-rows.ts';

/** Handing the lists of somebody without an account over to their account, once they have one. */
export class HandoversService {
  constructor(
    private readonly em: EntityManager,
    private readonly settings: SiteSettings,
    private readonly rateLimits: RateLimits,
    private readonly mailQueue: MailQueue,
    private readonly links: HandoverLinks,
    private readonly invitations: InvitationsService,
    private readonly mailEnabled: boolean,
  ) {}

  /** For the one who looks after the person: what would move, and what waits. */
  async handoverOf(viewer: User, personId: string): Promise<PersonHandover> {
    const person = await this.findPerson(this.em, viewer, personId);
    const found = await this.em.findOne(Handover, { person, expiresAt: { $gt: new Date() } }, { refresh: true });
    const lists = (await this.listsOf(person)).map(handedList);
    return { id: person.id, lists, pending: found && this.show(found) };
  }

  /** Begins it, in place of one before, whose link ends. */
  async handOver(
    viewer: User,
    personId: string,
    input: z.input<typeof newHandover>,
    key?: string | null,
  ): Promise<PersonHandover> {
    assertMayWrite(viewer, this.settings);
    const sent = parse(newHandover, input);
    await this.rateLimits.consume('invite', [viewer.id]);
    await this.em.transactional((em) =>
      once(em, { about: `handOverPerson ${viewer.id} ${personId}`, key, sent }, async () => {
        const person = await this.findPerson(em, viewer, personId, LockMode.PESSIMISTIC_WRITE);
        if (sent.email === viewer.email) throw new OwnAddress();
        const listCount = await em.count(List, { person });
        if (listCount === 0) throw new NothingToHandOver(person.name);
        await em.nativeDelete(Handover, { person });
        const handover = em.create(Handover, { ...sent, person, expiresAt: addDays(new Date(), HANDOVER_DAYS) });
        await em.flush();
        await this.mail(em, viewer, handover, { personName: person.name, listCount });
        await announceEvent(em, { kind: 'ACCOUNT_CHANGED', userId: viewer.id });
        return true;
      }),
    );
    return this.handoverOf(viewer, personId);
  }

  /** Again, it changes nothing. */
  async takeBack(viewer: User, personId: string): Promise<PersonHandover> {
    await this.em.transactional(async (em) => {
      const person = await this.findPerson(em, viewer, personId, LockMode.PESSIMISTIC_WRITE);
      await em.nativeDelete(Handover, { person });
      await announceEvent(em, { kind: 'ACCOUNT_CHANGED', userId: viewer.id });
    });
    return this.handoverOf(viewer, personId);
  }

  /** For everybody who holds the link: null once it is done, taken back or over. */
  async showOpen(viewer: User | null, token: string): Promise<OpenHandover | null> {
    const handover = await this.findByLink(this.em, token);
    if (!handover) return null;
    const { email = null, staysAsHelper, expiresAt } = handover;
    const person = await handover.person.loadOrFail({ populate: ['owner'], refresh: true });
    const from = person.owner.unwrap();
    const lists = await this.listsOf(person);
    const listIds = lists.map(({ id }) => id);
    const others = await this.em.find(
      Collaborator,
      { list: { $in: listIds }, role: { $in: ['EDITOR', 'HELPER'] }, ...(viewer && { user: { $ne: viewer } }) },
      { populate: ['user'], orderBy: { joinedAt: 'asc', user: { id: 'asc' } } },
    );
    const helpers = new Map(others.map(({ user }) => [user.id, user.unwrap().name]));
    return {
      personName: person.name,
      fromName: from.name,
      email,
      hasAccount: email !== null && (await this.em.count(User, { email, isSystem: false })) > 0,
      lists: lists.map(handedList),
      helperNames: [...(staysAsHelper ? [from.name] : []), ...helpers.values()],
      isGivenByYou: viewer
        ? (await selectGivesOn(this.em, { listIds, userId: viewer.id }))[0]?.isGiven === true
        : false,
      isBeyondPlan: viewer ? await this.isBeyondPlan(viewer, lists.length) : false,
      expiresAt,
    };
  }

  /**
   * Makes the viewer the owner of all lists that are for the person, who is gone then. A link that was mailed proves the address; one
   * that was passed on proves nothing. Returns the ids of the lists.
   */
  async accept(viewer: User, token: string, key?: string | null): Promise<string[]> {
    return this.em.transactional((em) =>
      once(em, { about: `acceptHandover ${viewer.id}`, key, sent: { token } }, async () => {
        await holdAddress(em, viewer.email);
        await lockUser(em, viewer.id); // edits of these lists, which wait for them below, still write them notices
        const to = await em.findOne(User, viewer.id, { refresh: true });
        if (!to) throw new NotSignedIn(); // deleted at this moment
        const { handover, person, from } = await this.hold(em, to, token);
        if (handover.email && !this.links.read(token)?.isShown) await this.invitations.verifyAddress(em, to);
        assertMayWrite(to, this.settings);
        if (from.id === to.id) throw new OwnHandover();
        const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, orderBy: { id: 'asc' } } as const;
        const lists = await em.find(List, { person }, locked);
        if (lists.length === 0) throw new NothingToHandOver(person.name);
        const { staysAsHelper } = handover;
        const editors = await handOverLists(em, { person, lists, from, to, staysAsHelper });
        const about = {
          personName: displayText(person.name),
          ownerName: displayText(to.name),
          listCount: lists.length,
        };
        await this.tell(em, from, { ...about, isHelper: staysAsHelper });
        for (const editor of editors) await this.tell(em, editor, { ...about, isHelper: true });
        return lists.map(({ id }) => id);
      }),
    );
  }

  private async mail(
    em: EntityManager,
    viewer: User,
    { id, email, expiresAt }: Handover,
    about: { personName: string; listCount: number },
  ): Promise<void> {
    if (!email || !this.mailEnabled) return;
    await this.rateLimits.consume('circleMail', [mailboxOf(email)]);
    const url = this.links.addressFor(this.settings.siteUrl, { handoverId: id });
    const { personName, listCount } = about;
    const words = {
      to: email,
      fromName: displayText(viewer.name),
      personName: displayText(personName),
      listCount,
      url,
    };
    const account = await em.findOne(User, { email, emailVerifiedAt: { $ne: null } });
    const write = () => handoverEmail(words);
    const mail = account ? await mailTo(account, write) : write();
    await this.mailQueue.queue(em, { ...mail, expiresAt });
  }

  private async tell(
    em: EntityManager,
    reader: User,
    about: Omit<Parameters<typeof handedOverEmail>[0], 'to' | 'url'>,
  ): Promise<void> {
    const url = `${this.settings.siteUrl}/dashboard`;
    await this.mailQueue.queue(em, await mailTo(reader, () => handedOverEmail({ to: reader.email, ...about, url })));
  }

  /** The person is held first, so that a list to be for them waits, and finds nobody. */
  private async hold(em: EntityManager, to: User, token: string) {
    const found = await this.findByLink(em, token);
    if (found?.email && found.email !== to.email) throw new InvitationForAnother();
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    const person = found && (await em.findOne(Person, found.person.id, lock));
    const handover = person && (await this.findByLink(em, token));
    if (!handover) throw new InvitationOver();
    const from = await em.findOneOrFail(User, person.owner.id);
    return { handover, person, from };
  }

  private async isBeyondPlan(viewer: User, count: number): Promise<boolean> {
    const limit = limitsOf(viewer, this.settings).lists;
    return limit >= 0 && (await this.em.count(List, { owner: viewer, isDemo: false })) + count > limit;
  }

  private show({ id, email = null, staysAsHelper, expiresAt }: Handover): PendingHandover {
    const isMailed = email !== null && this.mailEnabled;
    const about = { handoverId: id, isShown: true } as const;
    const link = isMailed ? null : this.links.addressFor(this.settings.siteUrl, about);
    return { id, email, link, staysAsHelper, expiresAt };
  }

  private async findByLink(em: EntityManager, token: string): Promise<Handover | null> {
    const signed = this.links.read(token);
    const isOpen = { expiresAt: { $gt: new Date() } };
    return signed && em.findOne(Handover, { id: signed.handoverId, ...isOpen }, { refresh: true });
  }

  private async findPerson(em: EntityManager, owner: User, id: string, lockMode?: LockMode): Promise<Person> {
    const person = isId(id) ? await em.findOne(Person, { id, owner }, { lockMode, refresh: true }) : null;
    if (!person) throw new NotFound('Resource');
    return person;
  }

  private async listsOf(person: Person): Promise<List[]> {
    return this.em.find(List, { person }, { orderBy: { createdAt: 'desc', id: 'desc' }, refresh: true });
  }
}

function handedList(list: List): HandedList {
  const { name, listType, eventDate = null } = list;
  return { name, listType, eventDate, view: viewAfter(list) };
}
