import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PaymentMethod } from '../billing/payment-fact.ts';

type Behaviour = 'pays' | 'is declined' | 'asks for authentication' | 'pays once';

interface TestCard extends PaymentMethod {
  behaviour: Behaviour;
  hint: MessageDescriptor;
}

const EXPIRY = { expiryMonth: 12, expiryYear: 2034 };

const PAID_AT_ONCE = msg({ message: 'is paid at once', comment: 'Behind a test card' });

/** Chosen, not typed in: no card number is asked for or kept. */
export const TEST_CARDS = {
  visa: { brand: 'Visa', last4: '4242', ...EXPIRY, behaviour: 'pays', hint: PAID_AT_ONCE },
  mastercard: { brand: 'Mastercard', last4: '4444', ...EXPIRY, behaviour: 'pays', hint: PAID_AT_ONCE },
  paypal: {
    brand: 'PayPal',
    last4: '',
    expiryMonth: null,
    expiryYear: null,
    behaviour: 'pays',
    hint: PAID_AT_ONCE,
  },
  declined: {
    brand: 'Visa',
    last4: '0002',
    ...EXPIRY,
    behaviour: 'is declined',
    hint: msg({ message: 'is declined', comment: 'Behind a test card' }),
  },
  authentication: {
    brand: 'Visa',
    last4: '3155',
    ...EXPIRY,
    behaviour: 'asks for authentication',
    hint: msg({ message: 'asks you to confirm the payment', comment: 'Behind a test card' }),
  },
  failsLater: {
    brand: 'Visa',
    last4: '0341',
    ...EXPIRY,
    behaviour: 'pays once',
    hint: msg({ message: 'is paid now, and declined at the next renewal', comment: 'Behind a test card' }),
  },
} as const satisfies Record<string, TestCard>;

export type TestCardId = keyof typeof TEST_CARDS;

export function isTestCard(text: unknown): text is TestCardId {
  return typeof text === 'string' && Object.hasOwn(TEST_CARDS, text);
}

export function methodOf(id: TestCardId): PaymentMethod {
  const { brand, last4, expiryMonth, expiryYear } = TEST_CARDS[id];
  return { brand, last4, expiryMonth, expiryYear };
}
