import { t } from '@lingui/core/macro';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { PayAction } from './pay-pages.ts';
import {
  changeCard,
  changePlan,
  dueAt,
  refund,
  runningOf,
  type SimulatedCustomer,
  type SimulatedEvent,
  setCancelling,
  subscribe,
} from './simulated-customer.ts';
import { TEST_CARDS, type TestCardId } from './test-cards.ts';
import { TestCustomer } from './test-customer.entity.ts';
import { TestPage } from './test-page.entity.ts';
import type { TestPaymentProvider } from './test-payment-provider.ts';

interface Asked {
  action: PayAction;
  card?: TestCardId;
  invoice?: string;
  address?: string;
}

export function cardDeclined(): string {
  return t`Your card was declined. Please try another one.`;
}

export class TestPages {
  constructor(
    private readonly orm: MikroORM,
    private readonly provider: TestPaymentProvider,
    private readonly isOn: () => boolean,
  ) {}

  /** Null for a page that was never opened, is paid or too old, or sells while nothing is on sale. */
  async find(id: string): Promise<{ page: TestPage; customer: SimulatedCustomer } | null> {
    const em = this.orm.em.fork();
    const page = id.length <= 60 ? await em.findOne(TestPage, { id, expiresAt: { $gt: new Date() } }) : null;
    if (page?.state !== 'open' || (page.purpose.kind !== 'PORTAL' && !this.isOn())) return null;
    const { state } = await em.findOneOrFail(TestCustomer, page.customer.id);
    return { page, customer: state };
  }

  /** Pressing twice pays once: of two that come at once the second finds the page completed. */
  async pay(page: TestPage, card: TestCardId, isConfirmed: boolean) {
    const { offer, kind } = page.purpose;
    const { behaviour } = TEST_CARDS[card];
    if (!offer || kind !== 'CHECKOUT') return 'closed';
    if (behaviour === 'is declined') return 'declined';
    if (behaviour === 'asks for authentication' && !isConfirmed) return 'authentication';
    await this.provider.change(page.customer.id, async (customer, now, em) => {
      if (!(await complete(em, page)) || runningOf(customer)) return []; // the same press, twice
      return subscribe(customer, offer, card, now, `sub_${page.id}`);
    });
    return 'paid';
  }

  async changePlan(page: TestPage): Promise<boolean> {
    const { offer, kind } = page.purpose;
    if (!offer || kind !== 'PLAN_CHANGE') return false;
    await this.provider.change(page.customer.id, async (customer, now, em) =>
      (await complete(em, page)) ? changePlan(customer, offer, now) : [],
    );
    return true;
  }

  async change(page: TestPage, { action, card, invoice, address }: Asked): Promise<string | null> {
    if (page.purpose.kind !== 'PORTAL') return t`This cannot be done here.`;
    if (action === 'change-card' && card && TEST_CARDS[card].behaviour === 'is declined') {
      return cardDeclined();
    }
    await this.provider.change(page.customer.id, (customer, now): SimulatedEvent[] => {
      if (action === 'change-card' && card) return changeCard(customer, card, now);
      if (action === 'cancel' || action === 'resume') return setCancelling(customer, action === 'cancel', now);
      if (action === 'refund' && invoice) return refundOf(customer, invoice, now);
      if (action === 'change-address') customer.address = address?.trim() || null;
      if (action === 'move-clock') moveClock(customer, now);
      return [];
    });
    return null;
  }
}

async function complete(em: EntityManager, { id }: TestPage): Promise<boolean> {
  return (await em.nativeUpdate(TestPage, { id, state: 'open' }, { state: 'completed' })) > 0;
}

function moveClock(customer: SimulatedCustomer, now: Date): void {
  const due = dueAt(customer);
  if (due) customer.clockAheadMs += Math.max(0, due.getTime() - now.getTime());
}

function refundOf(customer: SimulatedCustomer, invoiceId: string, now: Date): SimulatedEvent[] {
  const invoice = customer.invoices.find(({ id }) => id === invoiceId);
  const isRefunded = customer.refunds.some((known) => known.invoiceId === invoiceId);
  return invoice?.status === 'paid' && !isRefunded ? refund(customer, invoiceId, invoice.paidMinor, now) : [];
}
