import { useState } from 'react';

/**
 * Radix' onCloseAutoFocus knows of its own triggers only. The focus goes back to where it was at opening, or to
 * the dialog around it where that is gone by then.
 */
export function useFocusReturn() {
  const [openers] = useState(() => {
    const opener = menuButtonOf(document.activeElement) ?? document.activeElement;
    return [opener, opener?.closest('[role=dialog]')];
  });
  return (event: Event) => {
    event.preventDefault();
    const opener = openers.find((element) => element?.isConnected);
    if (opener instanceof HTMLElement) opener.focus();
  };
}

/** The menu itself goes as soon as the entry is chosen. */
function menuButtonOf(entry: Element | null): HTMLElement | null {
  const id = entry?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return id ? document.getElementById(id) : null;
}
