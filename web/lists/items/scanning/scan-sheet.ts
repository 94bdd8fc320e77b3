import { createStore } from '../../../base/state/store.ts';

/** The list for which the camera is open. The list's menu opens it, and the dock draws it. */
export const scanSheet = createStore<string | null>(null);
