import type { ListItemsService } from '../../lists/items/list-items.service.ts';
import type { ListsService } from '../../lists/lists/lists.service.ts';
import { ExportsService } from './exports.service.ts';

interface Services {
  lists: ListsService;
  listItems: ListItemsService;
}

export const exportsServices = {
  exports: (_: object, { lists, listItems }: Services) => new ExportsService(lists, listItems),
};
