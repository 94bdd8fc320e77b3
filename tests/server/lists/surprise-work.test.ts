import type { EntityManager } from '@mikro-orm/postgresql';
import { describe, expect } from 'vitest';
import { ItemBeforeEdit } from '../../../server/lists/buyer-mails/item-before-edit.entity.ts';
import { PurchaseNotice } from '../../../server/lists/buyer-mails/purchase-notice.entity.ts';
import { readSharedLists } from '../../../server/lists/sharing/shared-list-rows.ts';
import { memberAudience } from '../../../server/news/live/list-parts.ts';
import type { LiveChange, MemberReading } from '../../../server/news/live/live-change.ts';
import { listen, send } from '../graphql.ts';
import { test } from '../server-test.ts';
import { observe, observeAll } from '../statements.ts';
import { aSurprise, buyGifts, liveSubscriptions } from '../surprises.ts';

/** How often this connection has read the table of purchases lately. */
async function readsOfPurchases(em: EntityManager): Promise<number> {
  const [row]: [{ reads: number }] = await em.execute(
    `select sum(pg_stat_get_xact_numscans(name::regclass))::int as reads
     from unnest(array['purchases', 'purchases_item_id_index']) as name`,
  );
  return row.reads;
}

describe('behind its share link', () => {
  test.for(['owner', 'collaborator'] as const)(
    'purchases of a surprise are read for guests, and not at all for the %s',
    async (who, { em, app, services, infrastructure }) => {
      const surprise = await aSurprise(em, 'WISHLIST', who);
      const { list, viewer, items } = surprise;
      await buyGifts({ em, app, services, infrastructure, ...surprise });
      const [whole] = items;

      for (const choice of ['all', { itemId: whole?.id ?? '' }] as const) {
        const seen = async (viewerId: string | null) =>
          em.fork().transactional(async (inside) => {
            const before = await readsOfPurchases(inside);
            const [row] = await readSharedLists(inside, viewerId, { shareToken: list.shareToken }, choice);
            const reads = (await readsOfPurchases(inside)) - before;
            return { quantityPurchased: row?.items[0]?.quantityPurchased, reads };
          });

        expect(await seen(viewer.id)).toEqual({ quantityPurchased: 0, reads: 0 });
        expect(await seen(null)).toEqual({ quantityPurchased: 1, reads: expect.toSatisfy((reads) => reads > 0) });
      }
    },
  );
});

test.for(
  (['list screen', 'shared page', 'my lists'] as const).flatMap((screen) =>
    (['owner', 'collaborator'] as const).map((who) => [screen, who] as const),
  ),
)(
  'the %s of the %s hears of edits with the same work whether or not the items were bought',
  async ([screen, who], { orm, app, services, infrastructure }) => {
    const record = async (hasGifts: boolean) => {
      const em = orm.em.fork();
      const surprise = await aSurprise(em, 'WISHLIST', who);
      const { list, viewer, items } = surprise;
      if (hasGifts) await buyGifts({ em, app, services, infrastructure, ...surprise });
      await infrastructure.listVisits.flush();
      await infrastructure.abuseWatch.flush();
      const sockets = await Promise.all(liveSubscriptions(list)[screen].map((query) => listen(app, query, viewer)));
      const next = () => Promise.all(sockets.map((socket) => socket.next()));
      await next();

      const [whole, other] = items.map(({ id }) => id);
      const recorded: string[][] = [];
      await send(app, `mutation { updateItem(itemId: "${other}", changes: { notes: "Any colour" }) { id } }`, viewer);
      await next(); // by now everything was heard that happened before
      for (const edit of [
        `updateItem(itemId: "${whole}", changes: { title: "Blue bicycle" }) { id }`,
        `reorderItems(listId: "${list.id}", itemIds: ["${other}", "${whole}"]) { id }`,
      ]) {
        const { statements } = await observeAll(async () => {
          await send(app, `mutation { ${edit} }`, viewer);
          await next();
        });
        recorded.push(statements);
      }
      for (const { close } of sockets) await close();
      return recorded;
    };

    const [withGifts, without] = [await record(true), await record(false)];

    expect(withGifts).toEqual(without);
    expect(without.flat().join('\n')).not.toContain('from "purchases"');
  },
);

const EDITS: [what: string, edit: (id: string) => string][] = [
  ['title', (id) => `updateItem(id: "${id}", changes: { title: "Blue bicycle" }) { id }`],
  ['link', (id) => `updateItem(id: "${id}", changes: { primaryUrl: "https://bikes.test/blue" }) { id }`],
  ['archive', (id) => `setItemArchived(id: "${id}", isArchived: true) { id }`],
];

test.for(EDITS)(
  'an edit that buyers are told of (%s) writes the same whether or not there are any',
  async ([, edit], { orm, app, services, infrastructure }) => {
    const record = async (hasGifts: boolean) => {
      const em = orm.em.fork();
      const surprise = await aSurprise(em, 'WISHLIST', 'owner');
      const { list, viewer, items } = surprise;
      if (hasGifts) await buyGifts({ em, app, services, infrastructure, ...surprise });
      await infrastructure.listVisits.flush();
      await infrastructure.abuseWatch.flush();
      const mutation = `mutation { ${edit(items[0]?.id ?? '')} }`;

      const { statements } = await observe(() => send(app, mutation, viewer));

      const listId = list.id;
      const rows = {
        edits: await em.count(ItemBeforeEdit, { listId }),
        notices: await em.count(PurchaseNotice, { listId }),
      };
      return { statements, rows };
    };

    const [withGifts, without] = [await record(true), await record(false)];

    expect(withGifts).toEqual(without);
    expect(withGifts.rows).toEqual({ edits: 1, notices: 0 });
    expect(withGifts.statements.join('\n')).not.toMatch(/(from|join|into) "?(purchases|purchase_notices)\b/);
  },
);

test('what members of a surprise are told of an edit is made as often whether or not the item was bought', async ({
  em,
}) => {
  const { list, viewer } = await aSurprise(em, 'WISHLIST', 'owner');
  const edit = { kind: 'ITEM_EDITED' } as LiveChange;
  const audienceWith = (purchases: object[], view: 'nothing' | 'counts') =>
    memberAudience(viewer, view, edit, { list, items: [{ purchases }] } as unknown as MemberReading);

  expect(audienceWith([{}], 'nothing')).toBe(audienceWith([], 'nothing'));
  expect(audienceWith([{}], 'counts')).not.toBe(audienceWith([], 'counts')); // as a guest sees them, some are one's own
});
