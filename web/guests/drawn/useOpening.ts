import { useState } from 'react';

/** The button stays pressable while the dialog is on its way: a disabled one would lose the focus that the dialog gives back. */
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
