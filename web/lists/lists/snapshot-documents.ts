import { ListScreenDocument } from './ListScreen.generated.ts';
import { ListsScreenDocument } from './ListsScreen.generated.ts';

/** The documents that are kept on the device, as the screens ask for them. */
export const LIST = ListScreenDocument;
export const MY_LISTS = ListsScreenDocument;
export { OpenList_listFragmentDoc as ALL_ITEMS } from '../items/cache/open-list.ts';
export { SnapshotSize_listFragmentDoc as LIST_SIZE } from './snapshot-documents.generated.ts';
