import { t } from '@lingui/core/macro';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { once } from '../../base/database/once.ts';
import { isId } from '../../base/database/uuid.ts';
import { InvalidInput, NotFound } from '../../base/errors/errors.ts';
import { parse } from '../../base/errors/parse.ts';
import { askedLanguage } from '../../base/languages/speaking.ts';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import { displayText } from '../../base/text/display-text.rules.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import { User } from '../../core/users/user.entity.ts';
import { assertMayWrite } from '../../core/users/user.policy.ts';
import { Circle } from '../circles/circle.entity.ts';
import { graphOf, problemOf, saveAssignment } from './assignment.ts';
import { callOff } from './call-off.ts';
import { announceInCircle, peopleInCircle, selectFromCircle } from './circle-draws.ts';
import { Draw } from './draw.entity.ts';
import { drawChanges, drawExclusions, MOST_DRAWS, MOST_IN_DRAW, newDraw, newDrawParticipant } from './draw.rules.ts';
import { DrawExclusion } from './draw-exclusion.entity.ts';
import type { DrawMails } from './draw-mails.ts';
import { DrawParticipant } from './draw-participant.entity.ts';
import type { DrawSeals } from './draw-seals.ts';
import { DrawTooTight, NamesAreDrawn, TooManyDraws, TooManyInDraw } from './errors.ts';
import { fitIn, fitOut } from './late-changes.ts';
import { secureRandomBelow } from './random-below.ts';
import { sampleDraw } from './sample-draw.ts';

const WHOLE = ['participants', 'exclusions'] as const;

/** Draws of names, for those who organise them. No answer here depends on who drew whom. */
export class DrawsService {
  /** In one request it may be asked for many times. */
  private problems = new WeakMap<Draw, string | null>();

  constructor(
    private readonly em: EntityManager,
    private readonly settings: SiteSettings,
    private readonly rateLimits: RateLimits,
    private readonly mails: DrawMails,
    private readonly seals: DrawSeals,
  ) {}

  drawsOf(viewer: User): Promise<Draw[]> {
    return this.em.find(
      Draw,
      { organiser: viewer },
      { populate: WHOLE, orderBy: { day: 'asc', id: 'asc' }, refresh: true },
    );
  }

  getDraw(viewer: User, id: string): Promise<Draw> {
    return this.find(this.em, viewer, id);
  }

  async create(viewer: User, input: z.input<typeof newDraw>, key?: string | null): Promise<Draw> {
    assertMayWrite(viewer, this.settings);
    const sent = parse(newDraw, input);
    const { takesPart, budget, circleId, ...rest } = sent;
    if (circleId) await this.findInCircle(this.em, viewer, circleId, viewer.id);
    const id = await this.em.transactional((em) =>
      once(em, { about: `createDraw ${viewer.id}`, key, sent }, async () => {
        const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const; // one new draw at a time
        const organiser = await em.findOneOrFail(User, viewer.id, lock);
        if ((await em.count(Draw, { organiser })) >= MOST_DRAWS) throw new TooManyDraws(MOST_DRAWS);
        const draw = em.create(Draw, {
          ...rest,
          ...columnsOf(budget),
          organiser,
          circle: circleId ? em.getReference(Circle, circleId, { wrapped: true }) : null,
        });
        if (takesPart) {
          const { name, email } = organiser;
          const self = { name: name.slice(0, LONGEST_OWN_NAME), email, user: organiser, confirmedAt: new Date() };
          em.create(DrawParticipant, { draw, ...self, language: askedLanguage() });
        }
        await em.flush();
        await announceInCircle(em, draw, [viewer.id]);
        return draw.id;
      }),
    );
    return this.find(this.em, viewer, id);
  }

  /** Nobody is mailed about it: the pages of all who take part say what holds now. */
  async update(viewer: User, id: string, input: z.input<typeof drawChanges>): Promise<Draw> {
    assertMayWrite(viewer, this.settings);
    const { budget, ...rest } = parse(drawChanges, input);
    await this.em.transactional(async (em) => {
      const draw = await this.hold(em, viewer, id);
      em.assign(draw, { ...rest, ...(budget !== undefined && columnsOf(budget)) }, { ignoreUndefined: true });
      await em.flush();
      await announceInCircle(em, draw, await peopleInCircle(em, draw));
    });
    return this.find(this.em, viewer, id);
  }

  /** Tells everybody who takes part and knows of it. Returns the id. */
  async remove(viewer: User, id: string): Promise<string> {
    assertMayWrite(viewer, this.settings);
    await this.em.transactional(async (em) => {
      const draw = await this.hold(em, viewer, id);
      await callOff(em, draw, viewer.id, this.mails);
    });
    return id;
  }

  /** Invites them by mail. After the draw they are fitted in, and those alone are told who give to somebody else by that. */
  async addParticipant(
    viewer: User,
    id: string,
    input: z.input<typeof newDrawParticipant>,
    key?: string | null,
  ): Promise<Draw> {
    assertMayWrite(viewer, this.settings);
    const sent = parse(newDrawParticipant, input);
    const { apartFromId, memberId, ...person } = sent;
    await this.em.transactional((em) =>
      once(em, { about: `addDrawParticipant ${viewer.id} ${id}`, key, sent }, async () => {
        const draw = await this.hold(em, viewer, id);
        if (draw.participants.length >= MOST_IN_DRAW) throw new TooManyInDraw(MOST_IN_DRAW);
        const isOwn = person.email === viewer.email || memberId === viewer.id;
        const email = isOwn ? viewer.email : (person.email ?? null);
        const isIn = draw.participants.exists(
          (other) => (email !== null && other.email === email) || (isOwn && other.user?.id === viewer.id),
        );
        if (isIn) throw new InvalidInput({ email: [t`This address takes part already`] });
        const member = memberId && !isOwn ? await this.findInCircle(em, viewer, draw.circle?.id, memberId) : null;
        if (member && draw.participants.exists(({ user }) => user?.id === member.id))
          throw new InvalidInput({ memberId: [t`They take part already`] });
        await this.consumeChange(viewer, draw);
        const own = isOwn ? { user: viewer, confirmedAt: new Date() } : {};
        const user = member && em.getReference(User, member.id, { wrapped: true });
        const late = em.create(DrawParticipant, { ...person, email, ...(user && { user }), ...own, draw });
        const partner = apartFromId ? participantOf(draw, apartFromId) : null;
        if (partner) em.create(DrawExclusion, { draw, giver: late, receiver: partner, isMutual: true });
        await em.flush();
        if (draw.drawnAt) await fitIn(em, draw, late, this.mails, this.seals);
        else if (!isOwn) await this.invite(em, viewer, draw, late);
        await announceInCircle(em, draw, await peopleInCircle(em, draw));
        return late.id;
      }),
    );
    return this.find(this.em, viewer, id);
  }

  /** Tells them, and after the draw those who give to somebody else by that. */
  async removeParticipant(viewer: User, participantId: string): Promise<Draw> {
    assertMayWrite(viewer, this.settings);
    const drawId = await this.drawIdOf(viewer, participantId);
    await this.em.transactional(async (em) => {
      const draw = await this.hold(em, viewer, drawId);
      const gone = participantOf(draw, participantId);
      await this.consumeChange(viewer, draw);
      const people = await peopleInCircle(em, draw);
      await fitOut(em, draw, gone, this.mails, this.seals);
      if (gone.user?.id !== viewer.id) await this.mails.tell(em, draw, [{ to: gone, news: { kind: 'REMOVED' } }]);
      await announceInCircle(em, draw, people);
    });
    return this.find(this.em, viewer, drawId);
  }

  /** The person they give to is read for the mail alone. */
  async sendAgain(viewer: User, participantId: string): Promise<Draw> {
    assertMayWrite(viewer, this.settings);
    const drawId = await this.drawIdOf(viewer, participantId);
    await this.rateLimits.consume('drawMailAgain', [participantId]);
    await this.em.transactional(async (em) => {
      const draw = await this.hold(em, viewer, drawId);
      const to = participantOf(draw, participantId);
      if (!draw.drawnAt) return this.invite(em, viewer, draw, to);
      const receiverId = this.seals.open(to.drawn, to.id) ?? '';
      const { name: receiverName } = participantOf(draw, receiverId);
      await this.mails.tell(em, draw, [{ to, news: { kind: 'DRAWN', receiverName } }]);
    });
    return this.find(this.em, viewer, drawId);
  }

  /** In place of all before. Only until the names are drawn. */
  async setExclusions(viewer: User, id: string, sent: z.input<typeof drawExclusions>['exclusions']): Promise<Draw> {
    assertMayWrite(viewer, this.settings);
    const { exclusions } = parse(drawExclusions, { exclusions: sent });
    await this.em.transactional(async (em) => {
      const draw = await this.hold(em, viewer, id);
      if (draw.drawnAt) throw new NamesAreDrawn();
      const rows = exclusions.map(({ giverId, receiverId, isMutual }) => {
        return { draw, giver: participantOf(draw, giverId), receiver: participantOf(draw, receiverId), isMutual };
      });
      await em.nativeDelete(DrawExclusion, { draw });
      for (const row of rows) if (row.giver !== row.receiver) em.create(DrawExclusion, row);
    });
    return this.find(this.em, viewer, id);
  }

  /** Once: to draw again changes nothing. */
  async drawNames(viewer: User, id: string): Promise<Draw> {
    assertMayWrite(viewer, this.settings);
    await this.em.transactional(async (em) => {
      const draw = await this.hold(em, viewer, id);
      if (draw.drawnAt) return;
      const problem = problemOf(draw);
      if (problem) throw problem;
      await this.rateLimits.consume('drawChange', [viewer.id]);
      const drawn = sampleDraw(graphOf(draw), secureRandomBelow);
      if (!drawn) throw new DrawTooTight();
      const participants = draw.participants.getItems();
      await saveAssignment(em, participants, drawn, this.seals);
      draw.drawnAt = new Date();
      const news = participants.map((to, place) => {
        const receiverName = participants[drawn[place] ?? -1]?.name ?? '';
        return { to, news: { kind: 'DRAWN' as const, receiverName } };
      });
      await this.mails.tell(em, draw, news);
    });
    return this.find(this.em, viewer, id);
  }

  /** Why the names can't be drawn as it is, in words; null where they can, or are. */
  problemOf(draw: Draw): string | null {
    if (draw.drawnAt) return null;
    const known = this.problems.get(draw);
    if (known !== undefined) return known;
    const problem = problemOf(draw)?.message ?? null;
    this.problems.set(draw, problem);
    return problem;
  }

  private async consumeChange(viewer: User, draw: Draw): Promise<void> {
    await this.rateLimits.consume('drawChange', [viewer.id]);
    if (draw.drawnAt) await this.rateLimits.consume('lateDrawChange', [draw.id]);
  }

  private invite(em: EntityManager, { name }: User, draw: Draw, to: DrawParticipant): Promise<void> {
    return this.mails.tell(em, draw, [{ to, news: { kind: 'INVITED', organiserName: displayText(name) } }]);
  }

  private async drawIdOf(viewer: User, participantId: string): Promise<string> {
    const found = isId(participantId)
      ? await this.em.findOne(DrawParticipant, { id: participantId, draw: { organiser: viewer } }, { refresh: true })
      : null;
    if (!found) throw new NotFound('Resource');
    return found.draw.id;
  }

  private async findInCircle(em: EntityManager, viewer: User, circleId: string | undefined, memberId: string) {
    const asked = { circleId: circleId ?? '', viewerId: viewer.id, memberId };
    const [member] = isId(asked.circleId) && isId(memberId) ? await selectFromCircle(em, asked) : [];
    if (!member) throw new NotFound('Resource');
    return member;
  }

  /** One change of a draw at a time. */
  private async hold(em: EntityManager, viewer: User, id: string): Promise<Draw> {
    await this.find(em, viewer, id, LockMode.PESSIMISTIC_WRITE);
    this.problems = new WeakMap();
    return this.find(em, viewer, id); // as the change before has left it
  }

  private async find(em: EntityManager, viewer: User, id: string, lockMode?: LockMode): Promise<Draw> {
    const populate = lockMode ? [] : WHOLE;
    const draw = isId(id)
      ? await em.findOne(Draw, { id, organiser: viewer }, { populate, lockMode, refresh: true })
      : null;
    if (!draw) throw new NotFound('Resource');
    return draw as Draw;
  }
}

/** In characters: names of accounts are longer than those of others. */
const LONGEST_OWN_NAME = 50;

function participantOf(draw: Draw, id: string): DrawParticipant {
  const found = draw.participants.getItems().find((participant) => participant.id === id);
  if (!found) throw new NotFound('Resource');
  return found;
}

function columnsOf(budget: { currency: string; amountMinor: number } | null | undefined) {
  return { budgetMinor: budget?.amountMinor ?? null, budgetCurrency: budget?.currency ?? null };
}
