import type { EntityManager } from '@mikro-orm/postgresql';
import { addDays } from 'date-fns';
import type { Person } from '../../server/lists/lists/person.entity.ts';
import { Handover } from '../../server/people/handovers/handover.entity.ts';
import { HandoverLinks } from '../../server/people/handovers/handover-links.ts';
import { SECRET } from '../server/server-test.ts';

interface About {
  person: Person;
  email?: string;
  staysAsHelper?: boolean;
}

/** Lists that wait for somebody’s account, with the secret of the link: the one of the mail where there is an address. */
export async function aHandover(em: EntityManager, { person, email, staysAsHelper = true }: About) {
  const { id } = em.create(Handover, { person, email, staysAsHelper, expiresAt: addDays(new Date(), 14) });
  await em.flush();
  return { id, token: new HandoverLinks(SECRET).sign({ handoverId: id, isShown: email ? undefined : true }) };
}
