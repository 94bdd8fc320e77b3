import { useEffect, useState } from 'react';
import { BackCloses } from '../base/design/dialogs/BackCloses.tsx';

/** Found and not imported: what both need would be a file of its own, which each guest would fetch. */
const theMenu = () => document.querySelector<HTMLElement>('header nav[popover]');

/** Back closes the menu of a phone. Apart from the menu, which the browser opens for guests, too, and this comes later. */
export function SmallMenuBack() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const menu = theMenu();
    const note = (event: Event) => setOpen((event as ToggleEvent).newState === 'open');
    menu?.addEventListener('toggle', note);
    return () => menu?.removeEventListener('toggle', note);
  }, []);
  return isOpen && <BackCloses onBack={() => theMenu()?.hidePopover()} />;
}
