import { useEffect, useEffectEvent, useState } from 'react';

/** How long nobody has to type for it to be searched. */
const PAUSE_MS = 300;

/** Words of a search field that are taken over into the address once somebody stops typing. */
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
    const timer = setTimeout(() => takeOver(words.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return [words, setWords];
}
