import type { EntityManager } from '@mikro-orm/postgresql';
import type { ItemsService } from '../../lists/items/items.service.ts';
import type { ListItemsService } from '../../lists/items/list-items.service.ts';
import type { ListsService } from '../../lists/lists/lists.service.ts';
import type { PurchasesService } from '../../lists/purchases/purchases.service.ts';
import { RemindersService } from './reminders.service.ts';

interface Parts {
  em: EntityManager;
}

interface Services {
  lists: ListsService;
  items: ItemsService;
  listItems: ListItemsService;
  purchases: PurchasesService;
}

export const remindersServices = {
  reminders: ({ em }: Parts, { lists, items, listItems, purchases }: Services) =>
    new RemindersService(em, lists, items, listItems, purchases),
};
