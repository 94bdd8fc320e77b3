import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { once } from '../../base/database/once.ts';
import { isId } from '../../base/database/uuid.ts';
import { NotFound } from '../../base/errors/errors.ts';
import { parse } from '../../base/errors/parse.ts';
import { announce, announceEvent } from '../../core/events/announce.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import { User } from '../../core/users/user.entity.ts';
import { assertMayWrite } from '../../core/users/user.policy.ts';
import { GiftBudget } from '../gifts/gift-budget.entity.ts';
import { List } from '../lists/list.entity.ts';
import { Person } from '../lists/person.entity.ts';
import { type BirthdayValues, MOST_PERSONS, newPerson, personChanges } from '../lists/person.rules.ts';
import { PersonHasLists, TooManyPersons } from './errors.ts';

/** People without an account. They belong to the one who made them, to whom alone they are known here. */
export class PersonsService {
  constructor(
    private readonly em: EntityManager,
    private readonly settings: SiteSettings,
  ) {}

  async personsOf(viewer: User): Promise<Person[]> {
    return this.em.find(Person, { owner: viewer }, { orderBy: { createdAt: 'asc', id: 'asc' }, refresh: true });
  }

  async create(viewer: User, input: z.input<typeof newPerson>, key?: string | null): Promise<Person> {
    assertMayWrite(viewer, this.settings);
    const { name, birthday } = parse(newPerson, input);
    const id = await this.em.transactional((em) =>
      once(em, { about: `createPerson ${viewer.id}`, key, sent: { name, birthday } }, async () => {
        const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const; // one new person at a time
        const owner = await em.findOneOrFail(User, viewer.id, lock);
        if ((await em.count(Person, { owner })) >= MOST_PERSONS) throw new TooManyPersons(MOST_PERSONS);
        const person = em.create(Person, { name, owner, ...columnsOf(birthday) });
        await em.flush();
        await announceEvent(em, { kind: 'ACCOUNT_CHANGED', userId: viewer.id });
        return person.id;
      }),
    );
    return this.find(this.em, viewer, id);
  }

  /** Another name is news of every list that is for them. */
  async update(viewer: User, id: string, input: z.input<typeof personChanges>): Promise<Person> {
    assertMayWrite(viewer, this.settings);
    const { name, birthday } = parse(personChanges, input);
    await this.em.transactional(async (em) => {
      const person = await this.find(em, viewer, id, LockMode.PESSIMISTIC_WRITE);
      const isRenamed = name !== undefined && name !== person.name;
      em.assign(person, { name, ...(birthday !== undefined && columnsOf(birthday)) }, { ignoreUndefined: true });
      await em.flush();
      const lists = isRenamed ? await em.find(List, { person }, { fields: ['id'], orderBy: { id: 'asc' } }) : [];
      for (const list of lists) await announce(em, 'LIST_EDITED', list, { actorId: viewer.id });
      await announceEvent(em, { kind: 'ACCOUNT_CHANGED', userId: viewer.id });
    });
    return this.find(this.em, viewer, id);
  }

  /** Refused as long as lists are for them. Returns the id. */
  async remove(viewer: User, id: string): Promise<string> {
    assertMayWrite(viewer, this.settings);
    await this.em.transactional(async (em) => {
      const person = await this.find(em, viewer, id, LockMode.PESSIMISTIC_WRITE); // a list to be for them waits
      const count = await em.count(List, { person });
      if (count > 0) throw new PersonHasLists(person.name, count);
      await em.nativeDelete(GiftBudget, { recipientId: id });
      await em.nativeDelete(Person, { id });
      await announceEvent(em, { kind: 'ACCOUNT_CHANGED', userId: viewer.id });
    });
    return id;
  }

  private async find(em: EntityManager, owner: User, id: string, lockMode?: LockMode): Promise<Person> {
    const person = isId(id) ? await em.findOne(Person, { id, owner }, { lockMode, refresh: true }) : null;
    if (!person) throw new NotFound('Resource');
    return person;
  }
}

function columnsOf(birthday: BirthdayValues | null | undefined) {
  return {
    birthMonth: birthday?.month ?? null,
    birthDay: birthday?.day ?? null,
    birthYear: birthday?.year ?? null,
  };
}
