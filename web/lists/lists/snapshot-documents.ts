import { ListScreenDocument } from './ListScreen.generated.ts';
import { ListsScreenDocument } from './ListsScreen.generated.ts';

/** The documents that are kept on the device, as the screens ask for them. */
export const LIST = ListScreenDocument;
export const MY_LISTS = ListsScreenDocument;
