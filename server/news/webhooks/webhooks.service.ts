import { t } from '@lingui/core/macro';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { addHours } from 'date-fns';
import type { z } from 'zod';
import { once } from '../../base/database/once.ts';
import { isId, newId } from '../../base/database/uuid.ts';
import { InvalidInput, NotFound } from '../../base/errors/errors.ts';
import { parse } from '../../base/errors/parse.ts';
import { type ConnectionFields, connectionPage } from '../../base/paging/connection.type.ts';
import { type PageArguments, TIME_CURSOR } from '../../base/paging/keyset.ts';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import { canWorkOn, opensAsMember } from '../../core/access/list.policy.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import { User } from '../../core/users/user.entity.ts';
import { List } from '../../lists/lists/list.entity.ts';
import { assertUnlocked } from '../../money/billing/plan-limits.ts';
import { TooManyWebhooks } from './errors.ts';
import { selectFollowed } from './personal-facts.ts';
import { Webhook } from './webhook.entity.ts';
import { MOST_WEBHOOKS, newWebhook, noList, OLD_SECRET_HOURS, webhookChanges } from './webhook.rules.ts';
import type { ShownDelivery, WebhookWithSecret } from './webhook.type.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import { insertDelivery, readDeliveries, shownDelivery } from './webhook-log.ts';
import { WebhookMessage } from './webhook-message.entity.ts';
import type { WebhookSender } from './webhook-sender.ts';

/** The addresses that are told what happens on somebody's lists. */
export class WebhooksService {
  constructor(
    private readonly em: EntityManager,
    private readonly rateLimits: RateLimits,
    private readonly sender: WebhookSender,
    private readonly settings: Pick<SiteSettings, 'everythingForEverybody' | 'stripeEnabled'>,
  ) {}

  /** Also without the plan, so that one can see and delete what would work again with it. */
  async webhooksOf(viewer: User): Promise<Webhook[]> {
    return this.em.find(Webhook, { user: viewer.id }, { orderBy: { createdAt: 'desc', id: 'desc' } });
  }

  /** The secret is in this answer, also when the call is repeated with its idempotency key. */
  async create(viewer: User, input: z.input<typeof newWebhook>, key?: string | null): Promise<WebhookWithSecret> {
    const values = parse(newWebhook, input);
    assertUnlocked(viewer, 'apiKeys', this.settings);
    await this.assertReachable(viewer, values.url);
    const listIds = await this.theirLists(viewer, values.listIds);
    const id = await this.em.transactional((em) =>
      once(em, { about: `createWebhook ${viewer.id}`, key, sent: values }, async () => {
        const user = await em.findOneOrFail(User, viewer.id, { lockMode: LockMode.PESSIMISTIC_WRITE }); // counted one by one
        if ((await em.count(Webhook, { user })) >= MOST_WEBHOOKS) throw new TooManyWebhooks();
        const webhook = em.create(Webhook, { id: newId(), user, ...values, listIds });
        await em.flush();
        return webhook.id;
      }),
    );
    const webhook = await this.findTheirs(viewer, id); // it may be deleted since the first answer to this key
    return { secret: this.sender.secretOf(webhook), webhook };
  }

  async update(viewer: User, id: string, changes: z.input<typeof webhookChanges>): Promise<Webhook> {
    const values = parse(webhookChanges, changes);
    const found = await this.findTheirs(viewer, id);
    if (values.isOn) assertUnlocked(viewer, 'apiKeys', this.settings);
    if (values.url !== undefined) await this.assertReachable(viewer, values.url);
    const chosen = values.listIds && (await this.theirLists(viewer, values.listIds, found.listIds));
    await this.em.transactional(async (em) => {
      const isSwitchedOn =
        values.isOn === true && (await em.nativeUpdate(Webhook, { id: found.id, isOn: false }, { isOn: true })) > 0;
      const isWoken = isSwitchedOn || values.url !== undefined;
      const anew = isWoken ? { failures: 0, restsUntil: null, isSlow: false } : {};
      const given = Object.entries({ ...values, listIds: chosen, ...anew }).filter(([, value]) => value !== undefined);
      if (given.length > 0) await em.nativeUpdate(Webhook, { id: found.id }, Object.fromEntries(given));
      // also when it is switched on: an announcement that saw it on may have left a message after it went off
      if (isSwitchedOn || values.isOn === false) await em.nativeDelete(WebhookMessage, { webhook: found.id });
    });
    return this.em.refreshOrFail(found);
  }

  /** For a day messages are signed with the secret before, too. A repeated call gives the secret of the first one. */
  async rotateSecret(viewer: User, id: string, key?: string | null): Promise<WebhookWithSecret> {
    const found = await this.findTheirs(viewer, id);
    const secretVersion = await this.em.transactional((em) =>
      once(em, { about: `rotateWebhookSecret ${viewer.id}`, key, sent: { id: found.id } }, async () => {
        const webhook = await em.findOne(Webhook, found.id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
        if (!webhook) throw new NotFound('Resource'); // deleted meanwhile
        webhook.secretVersion += 1;
        webhook.oldSecretUntil = addHours(new Date(), OLD_SECRET_HOURS);
        await em.flush();
        return webhook.secretVersion;
      }),
    );
    const webhook = await this.em.refreshOrFail(found);
    return { secret: this.sender.secretOf({ id: webhook.id, secretVersion }), webhook };
  }

  async remove(viewer: User, id: string): Promise<void> {
    const gone = isId(id) && (await this.em.nativeDelete(Webhook, { id, user: viewer.id }));
    if (!gone) throw new NotFound('Resource');
  }

  /** Sends a message now, also to one that is switched off, and gives what came back. */
  async test(viewer: User, id: string): Promise<ShownDelivery> {
    const webhook = await this.findTheirs(viewer, id);
    assertUnlocked(viewer, 'apiKeys', this.settings);
    await this.rateLimits.consume('webhookTest', [viewer.id]);
    const [messageId, at] = [newId(), new Date()];
    const body = JSON.stringify({
      type: 'test',
      timestamp: at.toISOString(),
      version: 1,
      data: { webhook_id: webhook.id },
    });
    const answer = await this.sender.send(webhook, { id: messageId, body }, at);
    const delivery = { webhookId: webhook.id, messageId, type: 'test', attempt: 1, body, answer, at };
    await this.findTheirs(viewer, id); // it may be deleted while its endpoint took its time
    const deliveryId = await insertDelivery(this.em, this.sender, delivery);
    return shownDelivery(this.sender, await this.em.findOneOrFail(WebhookDelivery, deliveryId));
  }

  async deliveriesOf(viewer: User, id: string, page: PageArguments): Promise<ConnectionFields<ShownDelivery>> {
    const window = TIME_CURSOR.windowOf(page);
    const webhook = await this.findTheirs(viewer, id);
    return connectionPage(await readDeliveries(this.em, webhook.id, window), {
      cursorOf: ({ time, id: deliveryId }) => TIME_CURSOR.encode([time, deliveryId]),
      nodeOf: (row) => shownDelivery(this.sender, row),
    });
  }

  /** Others’ are as if they were not there. */
  private async findTheirs(viewer: User, id: string): Promise<Webhook> {
    const webhook = isId(id) ? await this.em.findOne(Webhook, { id, user: viewer.id }, { refresh: true }) : null;
    if (!webhook) throw new NotFound('Resource');
    return webhook;
  }

  /** Looks the name up, which others' servers answer: limited together with tests. */
  private async assertReachable(viewer: User, url: string): Promise<void> {
    await this.rateLimits.consume('webhookTest', [viewer.id]);
    if (await this.sender.mayReach(url)) return;
    throw new InvalidInput({
      url: [t`We can’t send messages to this address. It has to be https and open to the internet.`],
    });
  }

  /** Refuses lists that this person neither works on, views nor follows; those that were `stored`, and are deleted or lost since, are left out. */
  private async theirLists(viewer: User, chosen: string[] | null, stored?: string[] | null): Promise<string[] | null> {
    if (!chosen) return null;
    const ids = [...new Set(chosen.map((id) => id.toLowerCase()))];
    if (!ids.every(isId)) throw new NotFound('List');
    const lists = await this.em.find(List, { id: ids }, { populate: ['collaboratorRoles'] });
    const opened = lists.filter((list) => canWorkOn(viewer, list) || opensAsMember(viewer, list));
    const followed = await selectFollowed(this.em, { listIds: ids, viewerId: viewer.id });
    const theirs = new Set([...opened, ...followed].map(({ id }) => id));
    if (ids.some((id) => !theirs.has(id) && !stored?.includes(id))) throw new NotFound('List');
    if (theirs.size === 0) throw new InvalidInput({ listIds: [noList()] });
    return ids.filter((id) => theirs.has(id));
  }
}
