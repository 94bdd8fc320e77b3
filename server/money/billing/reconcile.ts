import type { MikroORM } from '@mikro-orm/postgresql';
import { subDays, subHours } from 'date-fns';
import { BillingAccount } from './billing-account.entity.ts';
import { type BillingState, isRunning, stateAfter } from './billing-state.ts';
import { PaymentEventRefused } from './errors.ts';
import { StoredPaymentEvent } from './payment-event.entity.ts';
import type { PaymentEvent, UnreadEvent } from './payment-fact.ts';
import { lockAccount, type PaymentIntake } from './payment-intake.ts';
import type { CustomerAtProvider, PaymentProvider } from './payment-provider.ts';
import { type BillingDifference, BillingReconciliation } from './reconciliation.entity.ts';

const AT_ONCE = 100;

const MOST_DIFFERENCES = 100;

/** Takes plans away whose time is over, too. Gives how many events were new. */
export async function catchUp(
  orm: MikroORM,
  provider: PaymentProvider,
  intake: PaymentIntake,
  since = subHours(new Date(), 1),
): Promise<number> {
  let fetched = 0;
  for await (const event of provider.eventsSince(since)) {
    if (await received(intake, provider, event)) fetched += 1;
  }
  await endWhatIsOver(orm, intake);
  return fetched;
}

/** An event that cannot be used holds up none that come after it. */
async function received(intake: PaymentIntake, { name }: PaymentProvider, event: PaymentEvent | UnreadEvent) {
  try {
    return await intake.receive(name, event);
  } catch (problem) {
    if (problem instanceof PaymentEventRefused) return false;
    throw problem;
  }
}

/** It reports, and repairs nothing. */
export async function reconcile(
  orm: MikroORM,
  provider: PaymentProvider,
  intake: PaymentIntake,
): Promise<BillingReconciliation> {
  const eventsFetched = await catchUp(orm, provider, intake, subDays(new Date(), 7));
  const differences: BillingDifference[] = [];
  let accountsCompared = 0;
  for (let last = ''; ; ) {
    const em = orm.em.fork();
    const accounts = await em.find(
      BillingAccount,
      { provider: provider.name, customerId: { $ne: null }, ...(last && { id: { $gt: last } }) },
      { orderBy: { id: 'asc' }, limit: AT_ONCE },
    );
    for (const account of accounts) {
      const theirs = await provider.customerNow(account.customerId ?? '');
      const ours = stateAfter(await em.find(StoredPaymentEvent, { account }));
      for (const difference of differencesOf(ours, theirs, !account.user)) {
        differences.push({ accountId: account.id, ...difference });
      }
    }
    accountsCompared += accounts.length;
    last = accounts.at(-1)?.id ?? '';
    if (accounts.length < AT_ONCE) break;
  }
  const em = orm.em.fork();
  const report = em.create(BillingReconciliation, {
    accountsCompared,
    eventsFetched,
    differenceCount: differences.length,
    differences: differences.slice(0, MOST_DIFFERENCES),
  });
  await em.flush();
  return report;
}

type Difference = Omit<BillingDifference, 'accountId'>;

function differencesOf(ours: BillingState, theirs: CustomerAtProvider | null, isDeleted: boolean): Difference[] {
  const found: Difference[] = [];
  const compare = (objectId: string, what: string, our: unknown, their: unknown) => {
    if (our !== their) found.push({ objectId, what, ours: `${our ?? 'nothing'}`, theirs: `${their ?? 'nothing'}` });
  };
  const running = (theirs?.subscriptions ?? []).filter(isRunning);
  for (const { id, status } of isDeleted ? running : []) {
    found.push({ objectId: id, what: 'subscription of a deleted account', ours: 'ended', theirs: status });
  }
  if (running.length > 1) {
    const [ids, count] = [running.map(({ id }) => id).join(' '), `${running.length} running`];
    found.push({ objectId: ids, what: 'subscriptions of one customer', ours: 'one running', theirs: count });
  }
  if (!theirs) {
    const isMissing = !isDeleted && ours.subscriptions.some(isRunning); // else it is forgotten there, as asked
    const running = ours.subscriptions.filter(isRunning).map(({ id }) => id);
    return isMissing ? [{ objectId: running.join(' '), what: 'customer', ours: 'known', theirs: 'nothing' }] : found;
  }
  for (const { id, reason } of theirs.unreadable) compare(id, 'what cannot be read', 'nothing', reason);
  const subscriptions = new Map(ours.subscriptions.map((known) => [known.id, known]));
  for (const subscription of theirs.subscriptions) {
    const known = subscriptions.get(subscription.id);
    if (!known && !isRunning(subscription)) continue;
    compare(subscription.id, 'status', known?.status, subscription.status);
    if (!known || !isRunning(subscription)) continue;
    compare(subscription.id, 'plan', known.planId, subscription.planId);
    compare(subscription.id, 'price', known.priceMinor, subscription.priceMinor);
    compare(subscription.id, 'end of the period', time(known.currentPeriodEnd), time(subscription.currentPeriodEnd));
    compare(subscription.id, 'cancelled', known.cancelAtPeriodEnd, subscription.cancelAtPeriodEnd);
  }
  const invoices = new Map(ours.invoices.map((known) => [known.id, known]));
  for (const { id, status, paidMinor } of theirs.invoices) {
    compare(id, 'status', invoices.get(id)?.status, status);
    compare(id, 'paid', invoices.get(id)?.paidMinor, paidMinor);
  }
  return found;
}

function time(text: string): string {
  return new Date(text).toISOString();
}

async function endWhatIsOver(orm: MikroORM, intake: PaymentIntake): Promise<void> {
  const over = await orm.em
    .fork()
    .find(BillingAccount, { planEndsAt: { $lte: new Date() } }, { fields: ['id'], limit: AT_ONCE });
  for (const { id } of over) {
    await orm.em.fork().transactional(async (em) => intake.bringUpToDate(em, await lockAccount(em, id)));
  }
}
