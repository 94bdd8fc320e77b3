import { format } from 'date-fns';
import { minorText } from '../../base/amounts/money.rules.ts';
import type { InvoiceFact } from '../billing/payment-fact.ts';
import type { Offer } from '../billing/payment-provider.ts';
import { type Html, html } from './pay-layout.ts';
import { linesOfChange, nameOf, runningOf, type SimulatedCustomer } from './simulated-customer.ts';
import { TEST_CARDS, type TestCardId } from './test-cards.ts';
import type { TestPage } from './test-page.entity.ts';

const CARDS = Object.entries(TEST_CARDS) as [TestCardId, (typeof TEST_CARDS)[TestCardId]][];

/** Actions of the forms, as values of their buttons. */
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

const actionButton = (action: PayAction, label: string, isPrimary = false) =>
  html`<button name="action" value="${action}"${isPrimary && html` class="primary"`}>${label}</button>`;

export function checkoutPage(page: TestPage, offer: Offer, problem: string | null): Html {
  const price = minorText(offer.priceMinor, offer.currency);
  return html`<h1>Pay for ${nameOf(offer)}</h1>
<section class="card"><p class="row"><span>${nameOf(offer)}</span><span>${price}</span></p>
<p class="row total"><span>Due today</span><span>${price}</span></p>
<p class="muted">Renews every ${offer.isAnnual ? 'year' : 'month'} until you cancel.</p></section>
${problem && html`<p class="problem" role="alert">${problem}</p>`}
<form method="post" class="card">${cardChoice('visa')}${actionButton('pay', `Pay ${price}`, true)}
<a class="button" href="${page.purpose.cancelUrl}">Back</a></form>`;
}

/** Stands for the page of a bank that confirms a payment. */
export function authenticationPage(offer: Offer, card: TestCardId): Html {
  return html`<h1>Confirm the payment</h1>
<section class="card"><p>Your bank asks whether it is you who pays ${minorText(offer.priceMinor, offer.currency)}.</p>
<form method="post"><input type="hidden" name="card" value="${card}">${actionButton('confirm', 'Yes, confirm', true)}
${actionButton('refuse', 'No, refuse')}</form></section>`;
}

/** Shows the cost of a change of plan, to the cent, before it is made. */
export function planChangePage(page: TestPage, offer: Offer, customer: SimulatedCustomer, now: Date): Html {
  const subscription = runningOf(customer);
  if (!subscription) return closedPage(page.purpose.cancelUrl);
  const lines = linesOfChange(subscription, offer, now);
  const total = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const due = Math.max(0, total - customer.creditMinor);
  return html`<h1>Change to ${nameOf(offer)}</h1>
<section class="card">${lines.map(({ description, amountMinor }) => row(description, amountMinor, offer.currency))}
${customer.creditMinor > 0 && row('Credit from earlier', -customer.creditMinor, offer.currency)}
<p class="row total"><span>Due today</span><span>${minorText(due, offer.currency)}</span></p>
${total < 0 && html`<p class="muted">${minorText(-total, offer.currency)} are credited against your next bills.</p>`}</section>
<form method="post" class="card">${actionButton('change-plan', 'Change plan', true)}
<a class="button" href="${page.purpose.cancelUrl}">Back</a></form>`;
}

/** Offers to change the card, and to cancel or resume the plan. */
export function portalPage(page: TestPage, customer: SimulatedCustomer, problem: string | null): Html {
  const subscription = runningOf(customer);
  const until = subscription && day(subscription.currentPeriodEnd);
  return html`<h1>Your billing</h1>
${problem && html`<p class="problem" role="alert">${problem}</p>`}
<section class="card"><h2>Plan</h2>
${
  subscription
    ? html`<p>${nameOf(subscription)}, ${minorText(subscription.priceMinor, subscription.currency)}</p>
<p class="muted">${subscription.cancelAtPeriodEnd ? `Ends on ${until}` : `Renews on ${until}`}${subscription.status === 'past_due' && '. The last payment failed: please choose another card.'}</p>
<form method="post">${subscription.cancelAtPeriodEnd ? actionButton('resume', 'Resume plan', true) : actionButton('cancel', 'Cancel plan')}</form>`
    : html`<p class="muted">No plan is being paid for.</p>`
}</section>
<form method="post" class="card"><h2>Card</h2>${cardChoice(customer.card ?? 'visa')}${actionButton('change-card', 'Save card')}</form>
<form method="post" class="card"><h2>Address on invoices</h2>
<label for="address">Name and address</label>
<textarea id="address" name="address" maxlength="500" autocomplete="street-address">${customer.address ?? ''}</textarea>
${actionButton('change-address', 'Save address')}</form>
<section class="card"><h2>Invoices</h2>${
    customer.invoices.length === 0
      ? html`<p class="muted">None yet.</p>`
      : html`<ul>${customer.invoices.toReversed().map((invoice) => invoiceRow(invoice, customer))}</ul>`
  }</section>
${
  subscription &&
  html`<form method="post" class="card"><h2>Time</h2>
<p class="muted">Only in test mode: what is due next happens now.</p>
${actionButton('move-clock', 'Move the clock to the next billing date')}</form>`
}
<a class="button" href="${page.purpose.cancelUrl}">Done</a>`;
}

/** Paid already, or too old, or nobody knows of it. */
export function closedPage(returnUrl: string): Html {
  return html`<h1>This page is closed</h1>
<section class="card"><p>Nothing was charged here. You can begin again from your subscription.</p>
<a class="button" href="${returnUrl}">Back to your subscription</a></section>`;
}

function invoiceRow(invoice: InvoiceFact, { refunds }: SimulatedCustomer): Html {
  const refunded = refunds.filter(({ invoiceId }) => invoiceId === invoice.id).length > 0;
  const canRefund = invoice.status === 'paid' && invoice.paidMinor > 0 && !refunded;
  return html`<li><p class="row"><span>${day(invoice.createdAt)}, ${refunded ? 'refunded' : invoice.status}</span>
<span>${minorText(invoice.dueMinor, invoice.currency)}</span></p>${
    canRefund &&
    html`<form method="post"><input type="hidden" name="invoice" value="${invoice.id}">${actionButton('refund', 'Refund')}</form>`
  }</li>`;
}

function row(label: string, amountMinor: number, currency: string): Html {
  return html`<p class="row"><span>${label}</span><span>${minorText(amountMinor, currency)}</span></p>`;
}

function cardChoice(chosen: TestCardId): Html {
  return html`<fieldset><legend>Test card</legend>${CARDS.map(
    ([id, { brand, last4, hint }]) =>
      html`<label><input type="radio" name="card" value="${id}"${id === chosen && html` checked`}>
<span>${brand} ${last4 && `•••• ${last4}`} <span class="muted">${hint}</span></span></label>`,
  )}</fieldset>`;
}

function day(at: string): string {
  return format(new Date(at.slice(0, 10)), 'd MMMM yyyy');
}
