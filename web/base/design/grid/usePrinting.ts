import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** The page itself, not a sheet made for paper: then everything must be on it. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => {
      if (document.querySelector('[data-printed]')) return;
      flushSync(() => setPrinting(true)); // the browser takes the page as it is when this returns
    };
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
