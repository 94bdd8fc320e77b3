import { t } from '@lingui/core/macro';
import type { User } from '../../core/users/user.entity.ts';
import type { ListItemsService } from '../../lists/items/list-items.service.ts';
import type { List } from '../../lists/lists/list.entity.ts';
import type { ListsService } from '../../lists/lists/lists.service.ts';
import type { ShownShop } from '../../lists/shops/shop.type.ts';
import type { ShopsService } from '../../lists/shops/shops.service.ts';
import { type ExportedItem, exportedItems, itemsAsCsv, itemsAsText, listAsJson } from './exported-items.ts';
import type { ExportedList, ExportFormat } from './exported-list.type.ts';

const WRITERS: Readonly<
  Record<
    ExportFormat,
    (list: List, items: readonly ExportedItem[], shops: readonly ShownShop[]) => Omit<ExportedList, 'fileName'>
  >
> = {
  CSV: (_list, items) => ({ contentType: 'text/csv; charset=utf-8', content: itemsAsCsv(items) }),
  JSON: (list, items, shops) => ({
    contentType: 'application/json; charset=utf-8',
    content: listAsJson(list, items, shops),
  }),
  TEXT: (_list, items) => ({ contentType: 'text/plain; charset=utf-8', content: itemsAsText(items) }),
};

const ENDINGS: Readonly<Record<ExportFormat, string>> = { CSV: 'csv', JSON: 'json', TEXT: 'txt' };

/** Hands out lists as files. */
export class ExportsService {
  constructor(
    private readonly lists: ListsService,
    private readonly listItems: ListItemsService,
    private readonly shops: ShopsService,
  ) {}

  /** Holds no more than the viewer is shown. */
  async exportList(viewer: User, listId: string, format: ExportFormat): Promise<ExportedList> {
    const list = await this.lists.getList(viewer, listId);
    const shops = await this.shops.shopsOf(list);
    const items = exportedItems(await this.listItems.showItems(viewer, list), shops);
    return { ...WRITERS[format](list, items, shops), fileName: `${fileNameOf(list.name)}.${ENDINGS[format]}` };
  }
}

/** Without signs that mean something in the paths of some system. */
function fileNameOf(name: string): string {
  return (
    name.replace(/[\p{Cc}\s"*/:<>?\\|]+/gu, ' ').replace(/^[. ]{1,60}|[. ]{1,60}$/g, '') ||
    t({ message: 'List', comment: 'The name of a file whose list has no name that files can have' })
  );
}
