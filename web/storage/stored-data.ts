const MARK = 'kindlist_kept';

/** Whether the device may hold something of a person: known without asking the database. */
export function isSomethingKept(): boolean {
  try {
    return localStorage.getItem(MARK) !== null;
  } catch {
    return false;
  }
}

export function rememberThatSomethingIsKept(): void {
  try {
    localStorage.setItem(MARK, '');
  } catch {
    // a browser that keeps nothing has nothing to remember
  }
}

/** Once nobody is signed in, nothing that they read stays. Changes that wait do, for when the same person is back. */
export async function forgetLists(): Promise<void> {
  const { openShelf } = await import('./device-database.ts');
  const shelf = openShelf();
  await shelf.remove((await shelf.keys()).filter((key) => !key.startsWith('changes ')));
}

/** Removes everything that the device holds of anybody. */
export async function forgetWhatIsKept(): Promise<void> {
  const { openShelf } = await import('./device-database.ts');
  await openShelf().clear();
  try {
    localStorage.removeItem(MARK);
  } catch {
    // see above
  }
}
