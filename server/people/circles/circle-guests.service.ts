import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { once } from '../../base/database/once.ts';
import { hashSecret } from '../../base/database/secret-token.ts';
import { isId, newId } from '../../base/database/uuid.ts';
import { NotFound } from '../../base/errors/errors.ts';
import { parse } from '../../base/errors/parse.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import type { User } from '../../core/users/user.entity.ts';
import { circleGuestChanges, MOST_CIRCLE_GUESTS, newCircleGuest } from './circle.rules.ts';
import type { PersonalLink } from './circle.type.ts';
import { CircleGuest } from './circle-guest.entity.ts';
import { type CircleGuestRow, selectCircleGuests } from './circle-rows.ts';
import type { CirclesService, ShownCircle } from './circles.service.ts';
import { TooManyCircleGuests } from './errors.ts';
import { sayRecipients } from './guest-recipients.ts';
import type { PersonalLinkSecrets } from './personal-link-secrets.ts';

/** Guests with a personal link, for the people of their circle. What they give is told to none of them here. */
export class CircleGuestsService {
  constructor(
    private readonly em: EntityManager,
    private readonly settings: SiteSettings,
    private readonly circles: CirclesService,
    private readonly secrets: PersonalLinkSecrets,
  ) {}

  /** For somebody who is in it. */
  guestsOf(viewer: User, circleId: string): Promise<CircleGuestRow[]> {
    return selectCircleGuests(this.em, { circleId, viewerId: viewer.id });
  }

  /** The link is in this answer, also when the call is repeated with its idempotency key, and nowhere else. */
  async add(
    viewer: User,
    circleId: string,
    input: z.input<typeof newCircleGuest>,
    key?: string | null,
  ): Promise<PersonalLink> {
    const sent = parse(newCircleGuest, input);
    let [id, secret] = [newId(), ''];
    await this.circles.change(viewer, circleId, async (em) => {
      id = await once(em, { about: `addCircleGuest ${viewer.id} ${circleId}`, key, sent }, async () => {
        if ((await em.count(CircleGuest, { circle: circleId })) >= MOST_CIRCLE_GUESTS)
          throw new TooManyCircleGuests(MOST_CIRCLE_GUESTS);
        secret = this.secrets.of('make', id, key);
        const { lists, ...about } = sent;
        em.create(CircleGuest, { id, circle: circleId, ...about, secretHash: hashSecret(secret), knownBy: viewer.id });
        await em.flush();
        await this.sayFor(em, circleId, id, lists);
        return id;
      });
    });
    return this.linkOf(viewer, circleId, id, secret || this.secrets.of('make', id, key));
  }

  /** Ends the link before. What the guest gives stays theirs. */
  async renewLink(viewer: User, circleId: string, guestId: string, key?: string | null): Promise<PersonalLink> {
    let secret = '';
    await this.circles.change(viewer, circleId, async (em) => {
      await once(em, { about: `renewPersonalLink ${viewer.id} ${circleId}`, key, sent: { guestId } }, async () => {
        secret = this.secrets.of('renew', guestId, key);
        await this.write(em, circleId, guestId, { secretHash: hashSecret(secret), knownBy: viewer.id });
        return true;
      });
    });
    return this.linkOf(viewer, circleId, guestId, secret || this.secrets.of('renew', guestId, key));
  }

  async update(
    viewer: User,
    circleId: string,
    guestId: string,
    input: z.input<typeof circleGuestChanges>,
  ): Promise<ShownCircle> {
    const { lists, ...sent } = parse(circleGuestChanges, input);
    const changes = Object.fromEntries(Object.entries(sent).filter(([, value]) => value != null));
    return this.circles.change(viewer, circleId, async (em) => {
      await this.write(em, circleId, guestId, { ...changes, updatedAt: new Date() });
      await this.sayFor(em, circleId, guestId, lists);
    });
  }

  /** Ends the link. What they give stays given. */
  async remove(viewer: User, circleId: string, guestId: string): Promise<ShownCircle> {
    return this.circles.change(viewer, circleId, async (em) => {
      const gone = isId(guestId) ? await em.nativeDelete(CircleGuest, { id: guestId, circle: circleId }) : 0;
      if (gone === 0) throw new NotFound('Resource');
    });
  }

  private async write(
    em: EntityManager,
    circleId: string,
    guestId: string,
    changes: Parameters<typeof em.nativeUpdate<CircleGuest>>[2],
  ): Promise<void> {
    const found = isId(guestId) ? await em.nativeUpdate(CircleGuest, { id: guestId, circle: circleId }, changes) : 0;
    if (found === 0) throw new NotFound('Resource');
  }

  /** For whom of the circle the link is, by lists that are open to it. */
  private async sayFor(
    em: EntityManager,
    circleId: string,
    guestId: string,
    lists: z.output<typeof circleGuestChanges>['lists'],
  ): Promise<void> {
    if (!lists?.length) return;
    const listIds = lists.map(({ listId }) => listId);
    const isForGuest = lists.map((list) => list.isForGuest);
    const [said] = listIds.every(isId) ? await sayRecipients(em, { circleId, guestId, listIds, isForGuest }) : [];
    if (said?.count !== new Set(listIds).size) throw new NotFound('List');
  }

  private async linkOf(viewer: User, circleId: string, guestId: string, secret: string): Promise<PersonalLink> {
    const guest = (await this.guestsOf(viewer, circleId)).find(({ id }) => id === guestId);
    const isItsLink = (await this.em.count(CircleGuest, { id: guestId, secretHash: hashSecret(secret) })) > 0;
    if (!guest || !isItsLink) throw new NotFound('Resource'); // renewed or removed since the first answer to this key
    return { url: `${this.settings.siteUrl}/for/${secret}`, guest };
  }
}
