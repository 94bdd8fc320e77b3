import { useEffect, useEffectEvent } from 'react';

/** "/" and Ctrl-K (⌘K): not while somebody types, and not over another dialog. */
export function useFindKeys(find: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isAsking(event) || document.querySelector('[role="dialog"],[role="alertdialog"]'))
      return;
    event.preventDefault();
    find();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

function isAsking({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey;
  return key === '/' && !(target instanceof Element && target.closest('input, textarea, select, [contenteditable]'));
}
