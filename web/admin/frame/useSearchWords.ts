import { useEffect, useEffectEvent, useState } from 'react';

const PAUSE_MS = 300;

/** Taken over into the address once somebody stops typing. */
export function useSearchWords(inAddress: string, take: (words: string) => void): [string, (words: string) => void] {
  const [words, setWords] = useState(inAddress);
  const [known, setKnown] = useState(inAddress);
  if (known !== inAddress) {
    setKnown(inAddress);
    if (words.trim() !== inAddress) setWords(inAddress); // somebody went back, or followed a link
  }
  const takeOver = useEffectEvent((typed: string) => {
    if (typed !== inAddress) take(typed);
  });
  useEffect(() => {
    const takeNow = () => takeOver(words.trim());
    const timer = setTimeout(takeNow, PAUSE_MS);
    document.addEventListener('focusout', takeNow); // later it would take them back from a link that they follow at once
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusout', takeNow);
    };
  }, [words]);
  return [words, setWords];
}
