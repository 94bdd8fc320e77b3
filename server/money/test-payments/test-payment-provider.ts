import { LockMode } from '@mikro-orm/core';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { addHours } from 'date-fns';
import type { PaymentEvent } from '../billing/payment-fact.ts';
import type {
  CheckoutRequest,
  CustomerAtProvider,
  PaymentProvider,
  PlanChangeRequest,
  PortalRequest,
} from '../billing/payment-provider.ts';
import {
  advance,
  dueAt,
  endNow,
  newCustomer,
  type SimulatedCustomer,
  type SimulatedEvent,
} from './simulated-customer.ts';
import { TestCustomer } from './test-customer.entity.ts';
import { type PagePurpose, TestPage } from './test-page.entity.ts';
import { TestPaymentEvent } from './test-payment-event.entity.ts';

/** As with Stripe. */
const PAGE_LIFETIME_HOURS = 24;
const AT_ONCE = 100;

type Listener = (event: PaymentEvent) => Promise<unknown>;

export class TestPaymentProvider implements PaymentProvider {
  readonly name = 'TEST';
  private listener: Listener | null = null;

  constructor(
    private readonly orm: MikroORM,
    private readonly siteUrl: () => string,
    private readonly onProblem: (problem: unknown) => void = () => {},
    private readonly worldClock: () => Date = () => new Date(),
  ) {}

  /** An event that the listener fails on comes again later. */
  setListener(listener: Listener): void {
    this.listener = listener;
  }

  async createCustomer(): Promise<string> {
    const em = this.orm.em.fork();
    const customer = em.create(TestCustomer, { state: newCustomer() });
    await em.flush();
    return customer.id;
  }

  async openCheckout({ customerId, key, successUrl, cancelUrl, ...offer }: CheckoutRequest) {
    const page = await this.openPage(customerId, { kind: 'CHECKOUT', offer, successUrl, cancelUrl }, key);
    return { id: page.id, url: this.urlOf(page) };
  }

  async closeCheckout(checkoutId: string): Promise<'closed' | 'completed'> {
    const em = this.orm.em.fork();
    await em.nativeUpdate(TestPage, { id: checkoutId, state: 'open' }, { state: 'closed' });
    const page = await em.findOne(TestPage, checkoutId);
    return page?.state === 'completed' ? 'completed' : 'closed';
  }

  async openPlanChange(request: PlanChangeRequest): Promise<string> {
    const { customerId, subscriptionId: _, successUrl, cancelUrl, ...offer } = request;
    return this.urlOf(await this.openPage(customerId, { kind: 'PLAN_CHANGE', offer, successUrl, cancelUrl }));
  }

  async openPortal({ customerId, returnUrl }: PortalRequest): Promise<string> {
    const urls = { successUrl: returnUrl, cancelUrl: returnUrl };
    return this.urlOf(await this.openPage(customerId, { kind: 'PORTAL', ...urls }));
  }

  async endSubscription(customerId: string, subscriptionId: string): Promise<void> {
    await this.change(customerId, (customer, now) => endNow(customer, subscriptionId, now));
  }

  async forgetCustomer(customerId: string): Promise<void> {
    await this.change(customerId, (customer, now) => {
      customer.address = null;
      return customer.subscriptions.flatMap(({ id }) => endNow(customer, id, now));
    });
    await this.orm.em.fork().nativeDelete(TestPage, { customer: customerId });
  }

  async *eventsSince(since: Date): AsyncIterable<PaymentEvent> {
    const em = this.orm.em.fork();
    let last = '';
    for (;;) {
      const rows = await em.find(
        TestPaymentEvent,
        { createdAt: { $gte: since }, ...(last && { id: { $gt: last } }) },
        { orderBy: { id: 'asc' }, limit: AT_ONCE },
      );
      for (const row of rows) yield eventOf(row);
      if (rows.length < AT_ONCE) return;
      last = rows.at(-1)?.id ?? '';
    }
  }

  async addressOf(customerId: string): Promise<string | null> {
    return (await this.orm.em.fork().findOne(TestCustomer, customerId))?.state.address ?? null;
  }

  async customerNow(customerId: string): Promise<CustomerAtProvider | null> {
    const customer = await this.orm.em.fork().findOne(TestCustomer, customerId);
    if (!customer) return null;
    const { subscriptions, invoices } = customer.state;
    return { subscriptions, invoices, unreadable: [] };
  }

  async change(
    customerId: string,
    work: (
      customer: SimulatedCustomer,
      now: Date,
      em: EntityManager,
    ) => SimulatedEvent[] | Promise<SimulatedEvent[]> = () => [],
  ): Promise<SimulatedCustomer | null> {
    const state = await this.orm.em.fork().transactional(async (em) => {
      const row = await em.findOne(TestCustomer, customerId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!row) return null;
      const state = structuredClone(row.state);
      const past = advance(state, this.nowOf(state));
      const happened = [...past, ...(await work(state, this.nowOf(state), em))];
      happened.push(...advance(state, this.nowOf(state))); // the work may have moved the clock
      for (const { at, fact } of happened) em.create(TestPaymentEvent, { customerId, occurredAt: at, fact });
      const due = dueAt(state);
      em.assign(row, { state, dueAt: due && new Date(due.getTime() - state.clockAheadMs) });
      return state;
    });
    await this.deliver().catch(this.onProblem); // it happened all the same, and is told again by the next round
    return state;
  }

  /** Tests and testers may move the customer's clock ahead. */
  nowOf({ clockAheadMs }: Pick<SimulatedCustomer, 'clockAheadMs'>): Date {
    return new Date(this.worldClock().getTime() + clockAheadMs);
  }

  async work(): Promise<void> {
    const due = await this.orm.em.fork().find(TestCustomer, { dueAt: { $lte: this.worldClock() } }, { limit: AT_ONCE });
    for (const { id } of due) await this.change(id);
    await this.deliver();
  }

  async deliver(): Promise<void> {
    if (!this.listener) return;
    const em = this.orm.em.fork();
    const rows = await em.find(TestPaymentEvent, { isDelivered: false }, { orderBy: { id: 'asc' }, limit: AT_ONCE });
    for (const row of rows) {
      await this.listener(eventOf(row));
      await em.nativeUpdate(TestPaymentEvent, { id: row.id }, { isDelivered: true });
    }
  }

  private async openPage(customerId: string, purpose: PagePurpose, key: string | null = null): Promise<TestPage> {
    const em = this.orm.em.fork();
    const known = key && (await em.findOne(TestPage, { key }));
    if (known) return known;
    const page = em.create(TestPage, {
      customer: em.getReference(TestCustomer, customerId),
      purpose,
      key,
      expiresAt: addHours(this.worldClock(), PAGE_LIFETIME_HOURS),
    });
    await em.flush();
    return page;
  }

  private urlOf({ id }: TestPage): string {
    return `${this.siteUrl()}/pay/${id}`;
  }
}

function eventOf({ id, customerId, occurredAt, fact }: TestPaymentEvent): PaymentEvent {
  return { eventId: id, customerId, occurredAt, fact };
}
