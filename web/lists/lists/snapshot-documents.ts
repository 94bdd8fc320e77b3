import { ListScreenDocument } from './ListScreen.generated.ts';
import { ListsScreenDocument } from './ListsScreen.generated.ts';

/** What is kept on the device, as the screens ask for it. */
export const LIST = ListScreenDocument;
export const MY_LISTS = ListsScreenDocument;
