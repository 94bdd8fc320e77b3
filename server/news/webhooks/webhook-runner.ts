import { addSeconds, differenceInMilliseconds } from 'date-fns';
import type { Bus } from '../../core/events/bus.ts';
import { isListEvent } from '../../core/events/live-event.ts';
import { type DeliveryNeeds, deliverMessage, noteProblem, type Outcome } from './deliver-message.ts';
import { Webhook } from './webhook.entity.ts';
import type { HookedMessage } from './webhook-happening.ts';
import { claimWebhook, lockClaims, selectNextMessage } from './webhook-statements.ts';

/** Deliveries at once by one process, and how many of them may be to endpoints that answer slowly. */
const MOST_AT_ONCE = 8;
const MOST_SLOW = 4;

/** A turn ends after as many messages, or as long: then the next webhook has its own. */
const TURN = { messages: 20, milliseconds: 15_000 };

/** Longer than any turn with its last message takes. Should a process die over it, others go on after this. */
const CLAIM_SECONDS = 60;

/** A retry that is due sooner is not left to the job of each minute. */
const SOON_MS = 60_000;

interface Needs extends DeliveryNeeds {
  onProblem?: (problem: Error) => void;
  /** Says what time it is; tests move it. */
  clock?: () => Date;
}

/**
 * Delivers the messages of webhooks: several at once, each account one at a time and in turns, so that a slow endpoint holds
 * nobody else up. All processes share the work, since each turn is claimed in the database.
 */
export class WebhookRunner {
  private readonly atWork = new Set<Promise<void>>();
  private slowAtWork = 0;
  private isStopped = false;
  private retry: NodeJS.Timeout | undefined;
  private readonly clock: () => Date;
  private readonly onProblem: (problem: Error) => void;

  constructor(private readonly needs: Needs) {
    this.clock = needs.clock ?? (() => new Date());
    this.onProblem = needs.onProblem ?? (() => {});
  }

  /** Wakes with each event that a webhook is to hear of: accounts without one cause no work. */
  listenTo(bus: Pick<Bus, 'onEvent'>): void {
    bus.onEvent((event) => {
      if (isListEvent(event) && event.isHooked) this.wake();
    });
  }

  /** Begins to deliver what is due, unless that is under way. */
  wake(): void {
    if (this.isStopped || this.atWork.size >= MOST_AT_ONCE) return;
    const work: Promise<void> = this.takeTurns()
      .catch(this.onProblem)
      .finally(() => this.atWork.delete(work));
    this.atWork.add(work);
  }

  /** Delivers what is due, and all that comes to be due meanwhile. */
  async run(): Promise<void> {
    this.wake();
    while (this.atWork.size > 0) await Promise.all(this.atWork);
  }

  /** Lets the turns at work finish their message. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.retry);
    await Promise.all(this.atWork);
  }

  private async takeTurns(): Promise<void> {
    while (!this.isStopped) {
      const webhook = await this.claim();
      if (!webhook) return;
      this.wake(); // there may be work for another, too
      this.slowAtWork += webhook.isSlow ? 1 : 0;
      try {
        await this.takeTurn(webhook);
      } finally {
        this.slowAtWork -= webhook.isSlow ? 1 : 0;
        await this.release(webhook);
      }
    }
  }

  private async claim(): Promise<Webhook | null> {
    const now = this.clock();
    const values = { now, until: addSeconds(now, CLAIM_SECONDS), isSlowAllowed: this.slowAtWork < MOST_SLOW };
    return this.needs.orm.em.fork().transactional(async (em) => {
      await lockClaims(em, {});
      const [claimed] = await claimWebhook(em, values);
      return claimed ? this.needs.orm.em.fork().map(Webhook, claimed.webhook) : null;
    });
  }

  /** The webhook is read for each message: another address or secret holds from the next one on. */
  private async takeTurn({ id }: Webhook): Promise<void> {
    const begun = performance.now();
    for (let sent = 0; sent < TURN.messages && performance.now() - begun < TURN.milliseconds; sent++) {
      const now = this.clock();
      const em = this.needs.orm.em.fork();
      const webhook = this.isStopped ? null : await em.findOne(Webhook, { id, isOn: true });
      const [message] = webhook ? await selectNextMessage(em, { webhookId: id, now }) : [];
      if (!webhook || !message) return;
      const outcome = await this.deliver(webhook, message, now);
      if (outcome === 'off') return;
      if (outcome === 'failed') return this.wakeForRetry(id, now);
    }
  }

  /** A problem of ours with one message is a failure like others: it is tried later, and not for ever. */
  private async deliver(webhook: Webhook, message: HookedMessage, now: Date): Promise<Outcome> {
    try {
      return await deliverMessage(this.needs, webhook, message, now);
    } catch (problem) {
      this.onProblem(problem as Error);
      return noteProblem(this.needs, webhook, message, now);
    }
  }

  private async release({ id, claimedUntil }: Webhook): Promise<void> {
    await this.needs.orm.em.fork().nativeUpdate(Webhook, { id, claimedUntil }, { claimedUntil: null });
  }

  private async wakeForRetry(id: string, now: Date): Promise<void> {
    const webhook = await this.needs.orm.em.fork().findOne(Webhook, id);
    if (!webhook?.restsUntil) return;
    const pause = differenceInMilliseconds(webhook.restsUntil, now) + 1;
    if (this.isStopped || pause > SOON_MS) return;
    clearTimeout(this.retry); // another that was due sooner is done with this one, or by the job
    this.retry = setTimeout(() => this.wake(), pause).unref();
  }
}
