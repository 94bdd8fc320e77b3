import { z } from 'zod';
import { listType } from '../../core/access/list-access.rules.ts';
import type { List } from '../../lists/lists/list.entity.ts';
import type { RequestContext } from '../../request-context.ts';
import { oneOf, text } from '../rest/request-body.reader.ts';
import { type Tool, tool } from './tool.ts';
import {
  nextOf,
  presentItem,
  presentList,
  presentSharedList,
  presentShownItem,
  presentWholeItem,
} from './tool-answers.ts';
import { itemId, listId, paging, shareLink } from './tool-inputs.ts';

export const listTools: readonly Tool[] = [
  tool({
    name: 'find_lists',
    title: 'Find lists',
    description:
      'Finds the lists that the person owns or works on, the newest first: wishlists, gift registries and shopping lists. Start here to get the id of a list.',
    action: 'lists',
    isWriting: false,
    input: z.object({
      search: text.meta({ description: 'Words in the name or the description. Leave it out for all lists.' }),
      type: oneOf(listType.options).nullish().meta({ description: 'Only lists of this kind.' }),
      ...paging,
    }),
    async run(context, { search, type, limit, after }) {
      const { services, viewer } = context;
      const filter = { search, type, order: 'NEWEST', today: null } as const;
      const page = await services.listPages.listPage(viewer, filter, { first: limit, after });
      return { lists: await Promise.all(page.nodes.map((list) => shown(context, list))), ...nextOf(page) };
    },
  }),
  tool({
    name: 'read_list',
    title: 'Read a list',
    description:
      'Reads a list of the person with its items, a page at a time, in their order. `wanted` is how many are wanted, `taken` how many of them are bought, ticked off or reserved. Of items with the same `choice` only one is wanted: those that say `no_longer_needed` nobody needs to get. Long texts are cut: read_item has them whole.',
    action: 'list',
    isWriting: false,
    input: z.object({ list_id: listId, ...paging }),
    async run(context, { list_id: id, limit, after }) {
      const { services, viewer } = context;
      const list = await services.lists.getList(viewer, id);
      const page = await services.itemPages.itemPage(viewer, list, 'current', { first: limit, after });
      const items = page.nodes.map((item) => presentShownItem(context, item));
      return { list: await shown(context, list), items, ...nextOf(page) };
    },
  }),
  tool({
    name: 'read_item',
    title: 'Read an item',
    description: 'Reads one item of a list of the person, with its whole texts.',
    action: 'item',
    isWriting: false,
    input: z.object({ item_id: itemId }),
    async run(context, { item_id: id }) {
      const { services, viewer } = context;
      return { item: await presentWholeItem(context, await services.items.getItem(viewer, id)) };
    },
  }),
  tool({
    name: 'read_shared_list',
    title: 'Read somebody’s list by its share link',
    description:
      'Reads a list of somebody else by the share link that they passed on, a page at a time. Gifts that nobody needs any more are left out.',
    action: 'sharedList',
    isWriting: false,
    input: z.object({ share_link: shareLink, ...paging }),
    async run(context, { share_link: token, limit, after }) {
      const { sharedLists, linkViewer } = context;
      const open = after
        ? sharedLists.showAgain(linkViewer, token)
        : sharedLists.showSharedList(linkViewer, token, 'first');
      const list = await open;
      const page = await sharedLists.itemPage(list, { first: limit, after });
      const items = page.nodes.map((item) => presentItem(context, item));
      return { list: presentSharedList(list), items, ...nextOf(page) };
    },
  }),
];

async function shown(context: RequestContext, list: List) {
  const { current } = await context.services.listItems.countsOf(list);
  return presentList(context, list, current);
}
