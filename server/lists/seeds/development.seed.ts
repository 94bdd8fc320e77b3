import type { EntityManager } from '@mikro-orm/postgresql';
import { toMinorUnits } from '../../base/amounts/money.rules.ts';
import { hashPassword } from '../../core/users/password-hash.ts';
import { User } from '../../core/users/user.entity.ts';
import { Item } from '../items/item.entity.ts';
import { Purchase } from '../items/purchase.entity.ts';
import { Collaborator } from '../lists/collaborator.entity.ts';
import { List } from '../lists/list.entity.ts';
import { DEVELOPMENT_LISTS } from './development-lists.ts';
import { DEVELOPMENT_PASSWORD, DEVELOPMENT_PEOPLE, type DevelopmentPerson } from './development-people.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * People to sign in as, with lists to buy from. Only where nobody has an account yet: a developer who points `npm run dev` at a
 * database of other people leaves nobody in it whose password is in this repository.
 */
export async function seedDevelopment(em: EntityManager, today = new Date()): Promise<void> {
  await em.transactional(async (inner) => {
    if ((await inner.count(User, { isSystem: false })) > 0) return;
    const passwordHash = await hashPassword(DEVELOPMENT_PASSWORD);
    const personOf = (who: DevelopmentPerson) => inner.getReference(User, DEVELOPMENT_PEOPLE[who].id);
    for (const [who, { id, name, email }] of Object.entries(DEVELOPMENT_PEOPLE)) {
      const role = who === 'admin' ? 'ADMIN' : 'USER';
      inner.create(User, { id, name, email, role, passwordHash, emailVerifiedAt: today });
    }
    await inner.flush();
    for (const { owner, collaborators = [], eventInDays, about: _, items, ...values } of DEVELOPMENT_LISTS) {
      const eventDate = eventInDays ? dayIn(eventInDays, today) : null;
      const list = inner.create(List, { ...values, owner: personOf(owner), privacy: 'PUBLIC', eventDate });
      for (const who of collaborators) inner.create(Collaborator, { list, user: personOf(who) });
      for (const [orderIndex, { price, quantity = 1, bought, ...item }] of items.entries()) {
        const quantityPurchased = bought ? (bought.quantity ?? 1) : 0;
        const created = inner.create(Item, {
          ...item,
          list,
          orderIndex,
          priceMinor: price === undefined ? null : toMinorUnits(price, 'USD'),
          quantityDesired: quantity,
          quantityPurchased,
        });
        if (!bought) continue;
        const { email: guestEmail, name: guestName } = DEVELOPMENT_PEOPLE[bought.by];
        const buyer = personOf(bought.by);
        inner.create(Purchase, { item: created, quantity: quantityPurchased, buyer, guestEmail, guestName });
      }
    }
  });
}

/** Production does not serve with passwords that everybody can read. */
export async function refuseDevelopmentPeople(em: EntityManager): Promise<void> {
  const ids = Object.values(DEVELOPMENT_PEOPLE).map(({ id }) => id);
  if ((await em.count(User, { id: ids })) === 0) return;
  throw new Error(
    'This database has the people of `npm run dev`, whose password everybody can read. Start with a database of your own: ' +
      'another DATA_DIR or DATABASE_URL.',
  );
}

function dayIn(days: number, today: Date): string {
  return new Date(today.getTime() + days * DAY_MS).toISOString().slice(0, 10);
}
