import type { ListItemsService } from '../../lists/items/list-items.service.ts';
import type { ListsService } from '../../lists/lists/lists.service.ts';
import type { ShopsService } from '../../lists/shops/shops.service.ts';
import { ExportsService } from './exports.service.ts';

interface Services {
  lists: ListsService;
  listItems: ListItemsService;
  shops: ShopsService;
}

export const exportsServices = {
  exports: (_: object, { lists, listItems, shops }: Services) => new ExportsService(lists, listItems, shops),
};
