import type { EntityManager } from '@mikro-orm/postgresql';
import { type ConnectionFields, connectionPage } from '../../base/paging/connection.type.ts';
import { EMPTY_PAGE, type PageArguments } from '../../base/paging/keyset.ts';
import type { User } from '../../core/users/user.entity.ts';
import { List } from './list.entity.ts';
import type { ListOrder } from './list-connection.type.ts';
import { LIST_CURSOR, readDay } from './list-order.ts';
import { countLists, readListPage } from './list-page-rows.ts';
import { searchPattern } from './list-search.ts';
import type { ListFilter } from './lists.service.ts';

/** A page as ListConnection has it; what there is in all is counted when somebody asks. */
interface ListPage extends ConnectionFields<List> {
  totalCount: () => Promise<number>;
}

interface ListPageFilter extends ListFilter {
  order: ListOrder;
  /** YYYY-MM-DD; null for the day that it is in UTC. */
  today: string | null;
}

/** The lists that somebody owns or works on, page by page. */
export class ListPagesService {
  constructor(private readonly em: EntityManager) {}

  /** Each once, without demo lists; `search` looks in name and description. */
  async listPage(
    viewer: User,
    { source = 'ALL', search, type = null, isPast = null, order, today }: ListPageFilter,
    page: PageArguments,
  ): Promise<ListPage> {
    const window = LIST_CURSOR.windowOf(page);
    const pattern = searchPattern(search);
    const wanted = {
      viewerId: viewer.id,
      source,
      pattern: pattern ?? null,
      type,
      isPast,
      order,
      today: readDay(today),
    };
    const isFindable = pattern !== undefined;
    const { entries, ...rest } = isFindable ? await readListPage(this.em, wanted, window) : EMPTY_PAGE;
    const lists = await this.em.find(List, { id: entries.map(({ id }) => id) }, { populate: ['collaboratorRoles'] });
    const byId = new Map(lists.map((list) => [list.id, list]));
    const found = entries.flatMap(({ id, keys }) => {
      const list = byId.get(id);
      return list ? { list, keys } : []; // deleted in the meantime
    });
    return {
      ...connectionPage(
        { ...rest, entries: found },
        { cursorOf: ({ keys }) => LIST_CURSOR.encode(keys), nodeOf: ({ list }) => list },
      ),
      totalCount: async () => (isFindable ? countLists(this.em, wanted) : 0),
    };
  }
}
