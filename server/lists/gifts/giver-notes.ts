import type { EntityManager } from '@mikro-orm/postgresql';
import type { MoneyAmount } from '../../base/amounts/money-amount.type.ts';
import type { User } from '../../core/users/user.entity.ts';
import { Person } from '../lists/person.entity.ts';
import type { GiftStep } from './gift.rules.ts';
import { GiftBudget } from './gift-budget.entity.ts';
import { GiftNote } from './gift-note.entity.ts';

interface GiverNote {
  step: GiftStep | null;
  note: string;
  paid: MoneyAmount | null;
}

/** Finds what an account keeps of its purchases for itself, by the id of the purchase. */
export async function notesOfGiver(em: EntityManager, { id }: User): Promise<Map<string, GiverNote>> {
  const notes = await em.find(GiftNote, { purchase: { buyer: id } });
  return new Map(
    notes.map(({ purchase, step = null, note, paidMinor, paidCurrency }) => {
      const paid =
        paidMinor == null || paidCurrency == null ? null : { amountMinor: paidMinor, currency: paidCurrency };
      return [purchase.id, { step, note, paid }];
    }),
  );
}

/** Finds the budgets of an account, the latest year first. */
export async function budgetsOfGiver(em: EntityManager, { id }: User): Promise<GiftBudget[]> {
  return em.find(GiftBudget, { giverId: id }, { orderBy: { year: 'desc', recipientId: 'asc' } });
}

/** Deletes the notes of an account about its purchases, with those under its proven address, its budgets, and those for it and for whom it looks after. */
export async function forgetGiver(em: EntityManager, { id, email, emailVerifiedAt }: User): Promise<void> {
  const proven = emailVerifiedAt ? [{ guestEmail: email }] : [];
  await em.nativeDelete(GiftNote, { purchase: { $or: [{ buyer: id }, ...proven] } });
  const persons = await em.find(Person, { owner: id }, { fields: ['id'] });
  const recipientIds = [id, ...persons.map((person) => person.id)];
  await em.nativeDelete(GiftBudget, { $or: [{ giverId: id }, { recipientId: { $in: recipientIds } }] });
}
