import { useState } from 'react';

/**
 * For Radix' onCloseAutoFocus, which knows of its own triggers only: the focus goes back to where it was at opening, or
 * to the dialog around it where that is gone by then, as the row is that was asked about.
 */
export function useFocusReturn() {
  const [openers] = useState(() => [document.activeElement, document.activeElement?.closest('[role=dialog]')]);
  return (event: Event) => {
    event.preventDefault();
    const opener = openers.find((element) => element?.isConnected);
    if (opener instanceof HTMLElement) opener.focus();
  };
}
