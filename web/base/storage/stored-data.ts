const STORAGE_KEY = 'kindlist_kept';

/** Whether the device may hold something of a person: known without asking the database. */
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

/** Once nobody is signed in, nothing that they read stays. Changes that wait do, for when the same person is back. */
export async function deleteStoredLists(): Promise<void> {
  const { openDeviceDatabase } = await import('./device-database.ts');
  const database = openDeviceDatabase();
  await database.remove((await database.keys()).filter((key) => !key.startsWith('changes ')));
}

/** Removes everything that the device holds of anybody. */
export async function deleteStoredData(): Promise<void> {
  const { openDeviceDatabase } = await import('./device-database.ts');
  await openDeviceDatabase().clear();
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // see above
  }
}
