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
    const paper = window.matchMedia?.('print'); // also where nothing is told before and after
    const turn = ({ matches }: MediaQueryListEvent) => (matches ? begin() : end());
    paper?.addEventListener?.('change', turn);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      paper?.removeEventListener?.('change', turn);
    };
  }, []);
  return isPrinting;
}
