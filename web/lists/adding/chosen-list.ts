const STORAGE_KEY = 'kindlist_chosen_list';

/** The list that something was last added to from elsewhere, on this device; of those that there are. */
export function lastChosenList(listIds: readonly string[]): string {
  const [newest = ''] = listIds;
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored && listIds.includes(stored) ? stored : newest;
  } catch {
    return newest;
  }
}

export function rememberChosenList(listId: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, listId);
  } catch {
    // a browser that keeps nothing begins with the newest
  }
}
