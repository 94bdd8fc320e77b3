/** The address of a press on "Chip in" before the app is there, which needs no script: the card of the gift finds it once it has come, however late. */
export function earlyPressHash(itemId: string): string {
  return `#chip-in-${itemId}`;
}

/** Whether this gift was pressed early; the second time it was not. */
export function takeEarlyPress(itemId: string): boolean {
  if (location.hash !== earlyPressHash(itemId)) return false;
  history.replaceState(history.state, '', `${location.pathname}${location.search}`);
  return true;
}
