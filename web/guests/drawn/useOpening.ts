import { useState } from 'react';

/** A second press opens nothing while the dialog is on its way. */
export function useOpening(onOpen: () => Promise<void>) {
  const [isOpening, setOpening] = useState(false);
  const open = async () => {
    if (isOpening) return;
    setOpening(true);
    await onOpen();
    setOpening(false);
  };
  return { isOpening, open };
}
