const STORAGE_KEY = 'kindlist_kept';

/** Known without asking the database. */
export function hasStoredData(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}

export function markStoredData(): void {
  try {
    localStorage.setItem(STORAGE_KEY, '');
  } catch {
    // a browser that keeps nothing has nothing to remember
  }
}

/** Changes that wait stay, for when the same person is back. */
export async function deleteStoredLists(): Promise<void> {
  const { openDeviceDatabase } = await import('./device-database.ts');
  const database = openDeviceDatabase();
  await database.remove((await database.keys()).filter((key) => !key.startsWith('changes ')));
}

export async function deleteStoredData(): Promise<void> {
  const { openDeviceDatabase } = await import('./device-database.ts');
  await openDeviceDatabase().clear();
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // see above
  }
}
