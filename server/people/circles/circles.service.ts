import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { once } from '../../base/database/once.ts';
import { isId } from '../../base/database/uuid.ts';
import { NotAllowed, NotFound } from '../../base/errors/errors.ts';
import { parse } from '../../base/errors/parse.ts';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import { displayText } from '../../base/text/display-text.rules.ts';
import type { MailQueue } from '../../core/email/mail-queue.ts';
import { mailTo } from '../../core/email/mail-to.ts';
import { announceEvent } from '../../core/events/announce.ts';
import type { Followed } from '../../core/events/subscribers.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import { lockUser } from '../../core/users/lock-user.ts';
import { User } from '../../core/users/user.entity.ts';
import { assertMayWrite } from '../../core/users/user.policy.ts';
import { mailboxOf } from '../../lists/guest-keys/mailed-today.ts';
import { Circle as CircleEntity } from './circle.entity.ts';
import { runnersOf, runs } from './circle.policy.ts';
import {
  circleChanges,
  circleInvitation,
  MOST_CIRCLES,
  MOST_IN_CIRCLE,
  MOST_RUNNING,
  newCircle,
} from './circle.rules.ts';
import type { Circle, CircleInvitation, ShownCircleMember } from './circle.type.ts';
import { CircleGuest } from './circle-guest.entity.ts';
import { circleInvitationEmail } from './circle-invitation-email.ts';
import type { CircleLinks } from './circle-links.ts';
import { CircleMember } from './circle-member.entity.ts';
import { type CircleDrawRow, type CircleRow, selectCircle, selectInvitedCircle } from './circle-rows.ts';
import { CircleIsFull, CircleLinkOver, TooManyCircles, TwoRunIt } from './errors.ts';
import { leaveCircle } from './leave-circles.ts';
import type { LiveCircles } from './live-circles.ts';

/** Circles, for the people who are in them: to everybody else they are not there. */
export class CirclesService {
  constructor(
    private readonly em: EntityManager,
    private readonly settings: SiteSettings,
    private readonly rateLimits: RateLimits,
    private readonly mailQueue: MailQueue,
    private readonly links: CircleLinks,
    private readonly live: LiveCircles,
  ) {}

  /** A circle now, and after each change, until they are in it no longer. */
  async watch(viewer: User, id: string): Promise<Followed<ShownCircle>> {
    await this.find(this.em, viewer, id);
    return this.live.watch(id, viewer.id, async () => {
      const [circle] = await selectCircle(this.em, { circleId: id, viewerId: viewer.id });
      return circle ? this.show(viewer, circle) : null;
    });
  }

  async getCircle(viewer: User, id: string): Promise<ShownCircle> {
    return this.show(viewer, await this.find(this.em, viewer, id));
  }

  /** For everybody who holds the link. */
  async invitationOf(viewer: User | null, secret: string): Promise<CircleInvitation> {
    const { id, name, members } = await this.findInvited(this.em, secret);
    const isIn = viewer !== null && members.some((member) => member.id === viewer.id);
    return { name, runBy: runnersOf(members).map((member) => member.name), joinedId: isIn ? id : null };
  }

  async create(viewer: User, input: z.input<typeof newCircle>, key?: string | null): Promise<ShownCircle> {
    assertMayWrite(viewer, this.settings);
    const sent = parse(newCircle, input);
    const id = await this.em.transactional((em) =>
      once(em, { about: `createCircle ${viewer.id}`, key, sent }, async () => {
        const user = await this.holdRoom(em, viewer);
        const circle = em.create(CircleEntity, sent);
        em.create(CircleMember, { circle, user, runsIt: true });
        await em.flush();
        await announceEvent(em, { kind: 'CIRCLE_CHANGED', circleId: circle.id });
        return circle.id;
      }),
    );
    return this.getCircle(viewer, id);
  }

  async update(viewer: User, id: string, input: z.input<typeof circleChanges>): Promise<ShownCircle> {
    const { name } = parse(circleChanges, input);
    return this.change(viewer, id, async (em) => {
      if (name != null) await em.nativeUpdate(CircleEntity, { id }, { name });
    });
  }

  /** Mails the circle's link to somebody. The circle keeps no address. */
  async invite(viewer: User, id: string, email: string, key?: string | null): Promise<ShownCircle> {
    const sent = parse(circleInvitation, { email });
    await this.rateLimits.consume('invite', [viewer.id]);
    return this.change(viewer, id, async (em, { name, linkVersion }) => {
      await once(em, { about: `inviteToCircle ${viewer.id} ${id}`, key, sent }, async () => {
        const left = await this.rateLimits.consumeEach('circleMail', new Set([mailboxOf(sent.email)]));
        if (left.size === 0) return true; // the mails before hold the same link
        const about = {
          circleName: displayText(name),
          inviterName: displayText(viewer.name),
          url: this.urlOf(id, linkVersion),
        };
        const account = await em.findOne(User, { email: sent.email, emailVerifiedAt: { $ne: null } });
        const write = () => circleInvitationEmail(sent.email, about);
        await this.mailQueue.queue(em, account ? await mailTo(account, write) : write());
        return true;
      });
    });
  }

  /** Ends the link, also in mails that were sent. */
  async renewLink(viewer: User, id: string): Promise<ShownCircle> {
    return this.change(viewer, id, (em, { linkVersion }) =>
      em.nativeUpdate(CircleEntity, { id }, { linkVersion: linkVersion + 1 }),
    );
  }

  /** Again, it changes nothing. */
  async join(viewer: User, secret: string): Promise<ShownCircle> {
    assertMayWrite(viewer, this.settings);
    const id = await this.em.transactional(async (em) => {
      const user = await this.holdRoom(em, viewer, await this.findInvited(em, secret));
      const { circleId } = this.links.read(secret) ?? {};
      await em.findOne(CircleEntity, { id: circleId }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }); // one change of a circle at a time
      const circle = await this.findInvited(em, secret);
      if (circle.members.some((member) => member.id === viewer.id)) return circle.id;
      if (circle.members.length >= MOST_IN_CIRCLE) throw new CircleIsFull(MOST_IN_CIRCLE);
      em.create(CircleMember, { circle: em.getReference(CircleEntity, circle.id), user });
      await em.flush();
      await announceEvent(em, { kind: 'CIRCLE_CHANGED', circleId: circle.id });
      return circle.id;
    });
    return this.getCircle(viewer, id);
  }

  /** Takes their lists along. The last one ends the circle. Returns the id. */
  async leave(viewer: User, id: string): Promise<string> {
    await this.em.transactional(async (em) => {
      await lockUser(em, viewer.id);
      await this.hold(em, viewer, id);
      await leaveCircle(em, id, viewer.id);
    });
    return id;
  }

  /** Their lists go along, and the link, which they know. */
  async removeMember(viewer: User, id: string, memberId: string): Promise<ShownCircle> {
    const take = async (em: EntityManager, { linkVersion, members }: CircleRow) => {
      if (!members.some((member) => member.id === memberId)) throw new NotFound('Resource');
      if (memberId === viewer.id) throw new NotAllowed(); // one leaves
      await em.nativeUpdate(CircleEntity, { id }, { linkVersion: linkVersion + 1 });
      await leaveCircle(em, id, memberId);
    };
    return this.change(viewer, id, take, memberId);
  }

  async setRunner(viewer: User, id: string, memberId: string, runsIt: boolean): Promise<ShownCircle> {
    return this.change(viewer, id, async (em, { members }) => {
      const running = new Set(runnersOf(members).map((member) => member.id)); // who came first stays it beside the second
      if (!members.some((member) => member.id === memberId)) throw new NotFound('Resource');
      if (runsIt) running.add(memberId);
      else running.delete(memberId);
      if (running.size > MOST_RUNNING) throw new TwoRunIt(MOST_RUNNING);
      await em.nativeUpdate(CircleMember, { circle: id }, { runsIt: false });
      await em.nativeUpdate(CircleMember, { circle: id, user: { $in: [...running] } }, { runsIt: true });
    });
  }

  /** For the export of an account: others are not named, but guests for whom they made a personal link. */
  async exportedOf(viewer: User) {
    const found = await this.em
      .fork()
      .find(CircleMember, { user: viewer }, { populate: ['circle', 'lists.list'], orderBy: { joinedAt: 'asc' } });
    const guests = await this.em.fork().find(CircleGuest, { knownBy: viewer }, { orderBy: { id: 'asc' } });
    return found.map(({ circle, joinedAt, runsIt, lists }) => {
      const openLists = lists.getItems().map(({ list }) => list.unwrap().name);
      const madeLinksFor = guests.filter((guest) => guest.circle.id === circle.id).map(({ name }) => name);
      return { circle: circle.unwrap().name, joinedAt, runsIt, openLists: openLists.toSorted(), madeLinksFor };
    });
  }

  /** One change at a time, by who runs the circle. */
  async change(
    viewer: User,
    id: string,
    make: (em: EntityManager, circle: CircleRow) => Promise<unknown>,
    leavingId?: string,
  ): Promise<ShownCircle> {
    assertMayWrite(viewer, this.settings);
    await this.em.transactional(async (em) => {
      if (leavingId !== undefined && isId(leavingId)) await lockUser(em, leavingId);
      const circle = await this.hold(em, viewer, id);
      if (!runs(viewer, circle.members)) throw new NotAllowed();
      await make(em, circle);
      await announceEvent(em, { kind: 'CIRCLE_CHANGED', circleId: id });
    });
    return this.getCircle(viewer, id);
  }

  private async hold(em: EntityManager, viewer: User, id: string): Promise<CircleRow> {
    await this.find(em, viewer, id);
    await em.findOne(CircleEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    return this.find(em, viewer, id); // as the change before has left it
  }

  /** Somebody who may be in one circle more, locked so that they join one at a time. */
  private async holdRoom(em: EntityManager, viewer: User, joined?: CircleRow): Promise<User> {
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    const user = await em.findOneOrFail(User, viewer.id, lock);
    const isIn = joined?.members.some((member) => member.id === viewer.id) ?? false;
    if (!isIn && (await em.count(CircleMember, { user })) >= MOST_CIRCLES) throw new TooManyCircles(MOST_CIRCLES);
    return user;
  }

  private async find(em: EntityManager, viewer: User, id: string): Promise<CircleRow> {
    const [circle] = isId(id) ? await selectCircle(em, { circleId: id, viewerId: viewer.id }) : [];
    if (!circle) throw new NotFound('Resource');
    return circle;
  }

  private async findInvited(em: EntityManager, secret: string): Promise<CircleRow> {
    const signed = this.links.read(secret);
    const [circle] = signed ? await selectInvitedCircle(em, signed) : [];
    if (!circle) throw new CircleLinkOver();
    return circle;
  }

  private urlOf(circleId: string, version: number): string {
    return `${this.settings.siteUrl}/c/${this.links.sign({ circleId, version })}`;
  }

  private show(
    viewer: User,
    { id, name, linkVersion, calendarVersion: version, members, draws }: CircleRow,
  ): ShownCircle {
    const isRunByYou = runs(viewer, members);
    const running = new Set(runnersOf(members));
    return {
      ...{ id, name, isRunByYou, inviteUrl: isRunByYou ? this.urlOf(id, linkVersion) : null },
      calendarUrl:
        version == null
          ? null
          : this.links.calendarUrl(this.settings.siteUrl, { circleId: id, userId: viewer.id, version }),
      draws: draws ?? [],
      members: members.map((member) => {
        return { id: member.id, name: member.name, runsIt: running.has(member), isYou: member.id === viewer.id };
      }),
    };
  }
}

export interface ShownCircle extends Circle {
  draws: readonly CircleDrawRow[];
  members: ShownCircleMember[];
}
