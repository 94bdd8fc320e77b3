import type { DatedFact } from './payment-fact.ts';

export const MOVEMENT_KINDS = ['CHARGE', 'REFUND', 'REFUND_RETURNED', 'DISPUTE', 'DISPUTE_WON'] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** Below zero it went back to the customer. */
interface MoneyMovement {
  kind: MovementKind;
  /** Each object of the provider has one movement of a kind. */
  objectId: string;
  amountMinor: number;
  currency: string;
  movedAt: Date;
}

/**
 * Money that failed in the end has moved there and back: whether the event before it was heard of makes no
 * difference to the sum.
 */
export function movementsOf({ fact, occurredAt }: DatedFact): MoneyMovement[] {
  const { id: objectId, currency } = fact;
  const move = (kind: MovementKind, amountMinor: number, movedAt: Date): MoneyMovement[] =>
    amountMinor === 0 ? [] : [{ kind, objectId, amountMinor, currency, movedAt }];
  switch (fact.kind) {
    case 'invoice':
      return fact.status === 'paid' ? move('CHARGE', fact.paidMinor, new Date(fact.paidAt ?? fact.createdAt)) : [];
    case 'refund': {
      const refunded = move('REFUND', -fact.amountMinor, new Date(fact.createdAt));
      if (fact.status === 'pending') return [];
      return fact.status === 'succeeded'
        ? refunded
        : [...refunded, ...move('REFUND_RETURNED', fact.amountMinor, occurredAt)];
    }
    case 'dispute': {
      const taken = move('DISPUTE', -fact.amountMinor, new Date(fact.createdAt));
      return fact.status === 'won' ? [...taken, ...move('DISPUTE_WON', fact.amountMinor, occurredAt)] : taken;
    }
    case 'subscription':
      return [];
  }
}
