import { t } from '@lingui/core/macro';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { isId } from '../../base/database/uuid.ts';
import { InvalidInput, NotFound } from '../../base/errors/errors.ts';
import { parse } from '../../base/errors/parse.ts';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import { isOpenToAll } from '../../core/access/shared-list.policy.ts';
import type { Origin } from '../../core/users/caller.ts';
import type { User } from '../../core/users/user.entity.ts';
import { List } from '../../lists/lists/list.entity.ts';
import { announceInCircle, peopleInCircle } from './circle-draws.ts';
import { Draw } from './draw.entity.ts';
import { drawPartChanges } from './draw.rules.ts';
import type { DrawLinks } from './draw-links.ts';
import type { DrawMails } from './draw-mails.ts';
import type { DrawnPerson, DrawPart, DrawWishlist } from './draw-part.type.ts';
import { DrawParticipant } from './draw-participant.entity.ts';
import type { DrawSeals } from './draw-seals.ts';
import { CannotLeave, DrawImpossible } from './errors.ts';
import { fitOut } from './late-changes.ts';

/** Draws from the side of those who take part: each learns whom they drew, and nothing of others. The link to their page is all that they need. */
export class DrawPartsService {
  constructor(
    private readonly em: EntityManager,
    private readonly links: DrawLinks,
    private readonly seals: DrawSeals,
    private readonly mails: DrawMails,
    private readonly rateLimits: RateLimits,
    private readonly origin: Origin,
    private readonly siteUrl: string,
  ) {}

  /** Under the account, and under its address once that is proved. */
  async partsOf(viewer: User): Promise<DrawPart[]> {
    const byAddress = viewer.emailVerifiedAt ? [{ user: null, email: viewer.email }] : [];
    const parts = await this.em.find(
      DrawParticipant,
      { $or: [{ user: viewer }, ...byAddress] },
      { populate: ['draw.organiser', 'wishlist'], orderBy: { draw: { day: 'asc', id: 'asc' } }, refresh: true },
    );
    return this.show(parts);
  }

  async partOf(secret: string): Promise<DrawPart> {
    const [part] = await this.show([await this.find(this.em, secret)]);
    if (!part) throw new NotFound('Resource');
    return part;
  }

  /** Says yes, and which wishlist the giver is shown: a list of the viewer's own that everybody may open, or an address elsewhere. */
  async update(viewer: User | null, secret: string, input: z.input<typeof drawPartChanges>): Promise<DrawPart> {
    const { isConfirmed, wishlistId, wishlistUrl } = parse(drawPartChanges, input);
    await this.rateLimits.consume('drawPart', [this.origin.address]);
    const list = wishlistId ? await this.findOwnList(viewer, wishlistId) : null;
    await this.em.transactional(async (em) => {
      const part = await this.find(em, secret, LockMode.PESSIMISTIC_WRITE);
      if (isConfirmed) part.confirmedAt ??= new Date();
      if (wishlistId !== undefined) em.assign(part, { wishlist: list, ...(list && { wishlistUrl: null }) });
      if (wishlistUrl !== undefined) em.assign(part, { wishlistUrl, ...(wishlistUrl && { wishlist: null }) });
    });
    return this.partOf(secret);
  }

  /** Also where the names are drawn: those alone are told who give to somebody else by that. Returns the id of who is gone. */
  async leave(secret: string): Promise<string> {
    await this.rateLimits.consume('drawPart', [this.origin.address]);
    const { id, draw: ref } = await this.find(this.em, secret);
    await this.em.transactional(async (em) => {
      await em.findOne(Draw, ref.id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
      const draw = await em.findOne(Draw, ref.id, { populate: ['participants', 'exclusions'], refresh: true });
      const gone = draw?.participants.getItems().find((participant) => participant.id === id);
      if (!draw || !gone) throw new NotFound('Resource');
      const people = await peopleInCircle(em, draw);
      await fitOut(em, draw, gone, this.mails, this.seals).catch((problem) => {
        throw problem instanceof DrawImpossible ? new CannotLeave() : problem;
      });
      await announceInCircle(em, draw, people);
    });
    return id;
  }

  /** For the export of an account: of each draw, the one person whom they drew. */
  async exportedOf(viewer: User) {
    const parts = await this.partsOf(viewer);
    const organised = await this.em.find(
      Draw,
      { organiser: viewer },
      { populate: ['participants', 'exclusions'], orderBy: { day: 'asc', id: 'asc' } },
    );
    return {
      takesPart: parts.map(({ drawName, day, ownName, isConfirmed, receiver, wishlist }) => {
        const own = { name: ownName, isConfirmed, wishlist: wishlist?.url ?? null };
        return { draw: drawName, day, ...own, givesTo: receiver?.name ?? null };
      }),
      organises: organised.map((draw) => {
        const { name, day, note, budgetMinor, budgetCurrency, drawnAt, participants, exclusions } = draw;
        const people = participants.getItems();
        const nameOf = (id: string) => people.find((participant) => participant.id === id)?.name ?? null;
        return {
          ...{ name, day, note, budgetMinor: budgetMinor ?? null, currency: budgetCurrency ?? null },
          drawnAt: drawnAt ?? null,
          people: people.map(({ name: person, email, language }) => ({
            name: person,
            email: email ?? null,
            language: language ?? null,
          })),
          exclusions: exclusions.getItems().map(({ giver, receiver, isMutual }) => {
            return { giver: nameOf(giver.id), receiver: nameOf(receiver.id), isMutual };
          }),
        };
      }),
    };
  }

  private async findOwnList(viewer: User | null, id: string): Promise<List> {
    const list = viewer && isId(id) ? await this.em.findOne(List, { id, owner: viewer }, { refresh: true }) : null;
    if (!list) throw new NotFound('List');
    if (list.listType === 'SHOPPING' || !isOpenToAll(list))
      throw new InvalidInput({ wishlistId: [t`Choose a list that everybody with its link can open`] });
    return list;
  }

  private async find(em: EntityManager, secret: string, lockMode?: LockMode): Promise<DrawParticipant> {
    const id = this.links.read(secret);
    const populate = lockMode ? [] : (['draw.organiser', 'wishlist'] as const);
    const part = id ? await em.findOne(DrawParticipant, id, { populate, lockMode, refresh: true }) : null;
    if (!part) throw new NotFound('Resource');
    return part as DrawParticipant;
  }

  private async show(parts: readonly DrawParticipant[]): Promise<DrawPart[]> {
    const ids = parts.map(({ id, drawn }) => this.seals.open(drawn, id));
    const known = await this.em.find(
      DrawParticipant,
      { id: { $in: ids.flatMap((id) => id ?? []) } },
      { populate: ['wishlist'], refresh: true },
    );
    const byId = new Map(known.map((receiver) => [receiver.id, receiver]));
    return parts.map((part, place) => {
      const draw = part.draw.unwrap();
      const receiver = byId.get(ids[place] ?? '');
      return {
        ...{ id: part.id, secret: this.links.sign(part.id), drawName: draw.name, day: draw.day, note: draw.note },
        organiserName: draw.organiser?.unwrap().name ?? null,
        budget:
          draw.budgetMinor != null && draw.budgetCurrency ? amountOf(draw.budgetMinor, draw.budgetCurrency) : null,
        ...{ ownName: part.name, isConfirmed: part.confirmedAt != null, isDrawn: draw.drawnAt != null },
        receiver: receiver ? this.person(receiver) : null,
        wishlist: this.wishlistOf(part),
      };
    });
  }

  private person(receiver: DrawParticipant): DrawnPerson {
    return { name: receiver.name, wishlist: this.wishlistOf(receiver) };
  }

  /** A list that is closed by now is not named. */
  private wishlistOf({ wishlist, wishlistUrl }: DrawParticipant): DrawWishlist | null {
    const list = wishlist?.unwrap();
    if (list) return isOpenToAll(list) ? { name: list.name, url: `${this.siteUrl}/shared/${list.shareToken}` } : null;
    return wishlistUrl ? { name: null, url: wishlistUrl } : null;
  }
}

function amountOf(amountMinor: number, currency: string) {
  return { amountMinor, currency };
}
