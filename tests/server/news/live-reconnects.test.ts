import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import type { User } from '../../../server/core/users/user.entity.ts';
import type { List } from '../../../server/lists/lists/list.entity.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { listen } from '../graphql.ts';
import { test } from '../server-test.ts';
import { observeAll } from '../statements.ts';
import { aSurprise, buyGifts } from '../surprises.ts';

const SCREENS = {
  'list screen': ({ id }: List, since: number) => `listChanged(listId: "${id}", since: ${since})`,
  'shared page': ({ shareToken }: List, since: number) => `sharedListChanged(token: "${shareToken}", since: ${since})`,
};

/** The first event of somebody who has the list as of `since`, and the statements for it. */
async function open(app: FastifyInstance, field: string, viewer: User | undefined) {
  const { result, statements } = await observeAll(async () => {
    const { next, close } = await listen(app, `subscription { told: ${field} { revision items { title } } }`, viewer);
    const { told } = await next();
    await close();
    return told;
  });
  return { told: result, statements, readsOfItems: statements.filter((text) => /from "?items\b/.test(text)) };
}

test.for([
  ['list screen', 'owner'],
  ['shared page', 'owner'],
  ['shared page', 'guest'],
] as const)(
  'no items are read for the %s of the %s who has missed nothing',
  async ([screen, who], { em, app, infrastructure }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    await anItem(em, { list, title: 'Mug' });
    const viewer = who === 'owner' ? list.owner.unwrap() : undefined;
    const field = SCREENS[screen];

    const behind = await open(app, field(list, -1), viewer);
    await infrastructure.listVisits.flush();
    const { revision } = behind.told;
    const current = await open(app, field(list, revision), viewer);

    expect(behind.told).toEqual({ revision, items: [{ title: 'Mug' }] });
    expect(current.told).toEqual({ revision, items: null });
    expect(behind.readsOfItems).toEqual(expect.arrayContaining(current.readsOfItems));
    expect(current.readsOfItems).toHaveLength(behind.readsOfItems.length - 1);
  },
);

test.for(
  (['list screen', 'shared page'] as const).flatMap((screen) => [
    [screen, 'missed nothing'] as const,
    [screen, 'missed an edit'] as const,
  ]),
)(
  'the %s of an owner who is to be surprised and has %s begins with the same work whether or not the items were bought',
  async ([screen, missed], { orm, app, services, infrastructure }) => {
    const record = async (hasGifts: boolean) => {
      const em = orm.em.fork();
      const surprise = await aSurprise(em, 'WISHLIST', 'owner');
      const { list, viewer } = surprise;
      const first = await open(app, SCREENS[screen](list, -1), viewer);
      if (hasGifts) await buyGifts({ em, app, services, infrastructure, ...surprise });
      await infrastructure.listVisits.flush();
      await infrastructure.abuseWatch.flush();
      const since = missed === 'missed nothing' ? first.told.revision : -1;
      const { told, statements } = await open(app, SCREENS[screen](list, since), viewer);
      return { told, statements };
    };

    const [withGifts, without] = [await record(true), await record(false)];

    expect(withGifts).toEqual(without);
    expect(without.told.items === null).toBe(missed === 'missed nothing');
  },
);
