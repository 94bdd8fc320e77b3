import { createStore } from '../../base/state/store.ts';

/** The list that was just made in this tab, until its page has been left. */
export const createdList = createStore<string | null>(null);
