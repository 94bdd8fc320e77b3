import { msg, t } from '@lingui/core/macro';
import { minorText } from '../../base/amounts/money.rules.ts';
import { dayInWords } from '../../base/languages/day-in-words.ts';
import { say } from '../../base/languages/say.rules.ts';
import type { InvoiceFact } from '../billing/payment-fact.ts';
import type { Offer } from '../billing/payment-provider.ts';
import { lineText, productName } from '../billing/transaction-text.ts';
import { type Html, html } from './pay-layout.ts';
import { linesOfChange, runningOf, type SimulatedCustomer } from './simulated-customer.ts';
import { TEST_CARDS, type TestCardId } from './test-cards.ts';
import type { TestPage } from './test-page.entity.ts';

const CARDS = Object.entries(TEST_CARDS) as [TestCardId, (typeof TEST_CARDS)[TestCardId]][];

export const PAY_ACTIONS = [
  'pay',
  'confirm',
  'refuse',
  'change-plan',
  'change-card',
  'change-address',
  'cancel',
  'resume',
  'move-clock',
  'refund',
] as const;
export type PayAction = (typeof PAY_ACTIONS)[number];

const REFUNDED = msg({ message: 'Refunded', context: 'a payment' });
const STATES = {
  paid: msg({ message: 'Paid', context: 'a payment' }),
  pending: msg({ message: 'Pending', context: 'a payment' }),
  failed: msg({ message: 'Failed', context: 'a payment' }),
  void: msg({ message: 'Cancelled', context: 'a payment' }),
} as const;

const actionButton = (action: PayAction, label: string, isPrimary = false) =>
  html`<button name="action" value="${action}"${isPrimary && html` class="primary"`}>${label}</button>`;

export function checkoutPage(page: TestPage, offer: Offer, problem: string | null): Html {
  const price = minorText(offer.priceMinor, offer.currency);
  const product = productName(offer);
  const renewal = offer.isAnnual ? t`Renews every year until you cancel.` : t`Renews every month until you cancel.`;
  return html`<h1>${t`Pay for ${product}`}</h1>
<section class="card"><p class="row"><span>${product}</span><span>${price}</span></p>
<p class="row total"><span>${t`Due today`}</span><span>${price}</span></p>
<p class="muted">${renewal}</p></section>
${problem && html`<p class="problem" role="alert">${problem}</p>`}
<form method="post" class="card">${cardChoice('visa')}${actionButton('pay', t`Pay ${price}`, true)}
<a class="button" href="${page.purpose.cancelUrl}">${t`Back`}</a></form>`;
}

export function authenticationPage(offer: Offer, card: TestCardId): Html {
  const price = minorText(offer.priceMinor, offer.currency);
  return html`<h1>${t`Confirm the payment`}</h1>
<section class="card"><p>${t`Your bank asks whether it is you who pays ${price}.`}</p>
<form method="post"><input type="hidden" name="card" value="${card}">${actionButton('confirm', t`Yes, confirm`, true)}
${actionButton('refuse', t`No, refuse`)}</form></section>`;
}

export function planChangePage(page: TestPage, offer: Offer, customer: SimulatedCustomer, now: Date): Html {
  const subscription = runningOf(customer);
  if (!subscription) return closedPage(page.purpose.cancelUrl);
  const lines = linesOfChange(subscription, offer, now);
  const total = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const due = Math.max(0, total - customer.creditMinor);
  const product = productName(offer);
  const credited = minorText(-total, offer.currency);
  return html`<h1>${t`Change to ${product}`}</h1>
<section class="card">${lines.map((line) => row(lineText(line), line.amountMinor, offer.currency))}
${customer.creditMinor > 0 && row(t`Credit from earlier`, -customer.creditMinor, offer.currency)}
<p class="row total"><span>${t`Due today`}</span><span>${minorText(due, offer.currency)}</span></p>
${total < 0 && html`<p class="muted">${t`${credited} are credited against your next bills.`}</p>`}</section>
<form method="post" class="card">${actionButton('change-plan', t`Change plan`, true)}
<a class="button" href="${page.purpose.cancelUrl}">${t`Back`}</a></form>`;
}

export function portalPage(page: TestPage, customer: SimulatedCustomer, problem: string | null): Html {
  const subscription = runningOf(customer);
  const until = subscription ? day(subscription.currentPeriodEnd) : '';
  return html`<h1>${t`Your billing`}</h1>
${problem && html`<p class="problem" role="alert">${problem}</p>`}
<section class="card"><h2>${t`Plan`}</h2>
${
  subscription
    ? html`<p class="row"><span>${productName(subscription)}</span><span>${minorText(subscription.priceMinor, subscription.currency)}</span></p>
<p class="muted">${subscription.cancelAtPeriodEnd ? t`Ends on ${until}` : t`Renews on ${until}`}</p>
${subscription.status === 'past_due' && html`<p>${t`The last payment failed: please choose another card.`}</p>`}
<form method="post">${subscription.cancelAtPeriodEnd ? actionButton('resume', t`Resume plan`, true) : actionButton('cancel', t`Cancel plan`)}</form>`
    : html`<p class="muted">${t`No plan is being paid for.`}</p>`
}</section>
<form method="post" class="card"><h2>${t({ message: 'Card', comment: 'A payment card' })}</h2>${cardChoice(customer.card ?? 'visa')}${actionButton('change-card', t`Save card`)}</form>
<form method="post" class="card"><h2>${t`Address on invoices`}</h2>
<label for="address">${t`Name and address`}</label>
<textarea id="address" name="address" maxlength="500" autocomplete="street-address">${customer.address ?? ''}</textarea>
${actionButton('change-address', t`Save address`)}</form>
<section class="card"><h2>${t`Invoices`}</h2>${
    customer.invoices.length === 0
      ? html`<p class="muted">${t`None yet.`}</p>`
      : html`<ul>${customer.invoices.toReversed().map((invoice) => invoiceRow(invoice, customer))}</ul>`
  }</section>
${
  subscription &&
  html`<form method="post" class="card"><h2>${t({ message: 'Time', comment: 'Of the test mode, which can move its clock' })}</h2>
<p class="muted">${t`Only in test mode: what is due next happens now.`}</p>
${actionButton('move-clock', t`Move the clock to the next billing date`)}</form>`
}
<a class="button" href="${page.purpose.cancelUrl}">${t`Done`}</a>`;
}

export function closedPage(returnUrl: string): Html {
  return html`<h1>${t`This page is closed`}</h1>
<section class="card"><p>${t`Nothing was charged here. You can begin again from your subscription.`}</p>
<a class="button" href="${returnUrl}">${t`Back to your subscription`}</a></section>`;
}

function invoiceRow(invoice: InvoiceFact, { refunds }: SimulatedCustomer): Html {
  const refunded = refunds.filter(({ invoiceId }) => invoiceId === invoice.id).length > 0;
  const canRefund = invoice.status === 'paid' && invoice.paidMinor > 0 && !refunded;
  return html`<li><p class="row"><span>${day(invoice.createdAt)}</span> <span class="muted">${say(refunded ? REFUNDED : STATES[invoice.status])}</span>
<span>${minorText(invoice.dueMinor, invoice.currency)}</span></p>${
    canRefund &&
    html`<form method="post"><input type="hidden" name="invoice" value="${invoice.id}">${actionButton('refund', t({ message: 'Refund', context: 'a button', comment: 'Gives the money of an invoice back' }))}</form>`
  }</li>`;
}

function row(label: string, amountMinor: number, currency: string): Html {
  return html`<p class="row"><span>${label}</span><span>${minorText(amountMinor, currency)}</span></p>`;
}

function cardChoice(chosen: TestCardId): Html {
  return html`<fieldset><legend>${t`Test card`}</legend>${CARDS.map(
    ([id, { brand, last4, hint }]) =>
      html`<label><input type="radio" name="card" value="${id}"${id === chosen && html` checked`}>
<span>${brand} ${last4 && `•••• ${last4}`} <span class="muted">${say(hint)}</span></span></label>`,
  )}</fieldset>`;
}

function day(at: string): string {
  return dayInWords(new Date(at));
}
