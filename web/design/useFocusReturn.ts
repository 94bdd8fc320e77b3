import { useState } from 'react';

/** For Radix' onCloseAutoFocus, which knows of its own triggers only: the focus goes back to where it was at opening. */
export function useFocusReturn() {
  const [opener] = useState(() => document.activeElement);
  return (event: Event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement) opener.focus();
  };
}
