const KEY = 'last-list';

export function lastList(listIds: readonly string[]): string {
  const last = localStorage.getItem(KEY);
  return last && listIds.includes(last) ? last : (listIds[0] ?? '');
}

export function rememberList(listId: string): void {
  localStorage.setItem(KEY, listId);
}
