import { statement } from '../../base/database/prepared.ts';
import { TOLD_PEOPLE } from './due-watches.ts';

interface ExportedWatch {
  item: string;
  list: string;
  url: string;
}

/** The items whose prices somebody watches, on lists that they work on. */
export const selectWatchesOf = statement<ExportedWatch, { userId: string }>(
  'watched prices of an account',
  `
    select i.title as item, l.name as list, w.url
    from price_watchers mine join price_watches w on w.item_id = mine.watch_item_id
    join items i on i.id = w.item_id join lists l on l.id = i.list_id
    where mine.user_id = $userId::uuid and $userId::uuid in (${TOLD_PEOPLE})
    order by l.name, i.title, i.id`,
);
