import { ListScreenDocument } from './ListScreen.generated.ts';
import { ListsScreenDocument } from './ListsScreen.generated.ts';

/** The documents that are kept on the device, as the screens ask for them. */
export const LIST = ListScreenDocument;
export const MY_LISTS = ListsScreenDocument;
export { OpenList_itemFragmentDoc as ITEM, OpenList_listFragmentDoc as ALL_ITEMS } from '../items/cache/open-list.ts';
export {
  SnapshotItems_listFragmentDoc as ITEM_IDS,
  SnapshotSize_listFragmentDoc as LIST_SIZE,
} from './snapshot-documents.generated.ts';
