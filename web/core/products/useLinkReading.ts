import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { linkFailureText, type Wording } from './link-problems.ts';
import { type FoundProduct, readLink } from './read-link.ts';

type ReadingState =
  | { status: 'idle' }
  | { status: 'reading' }
  | { status: 'found' }
  | { status: 'failed'; text: string; tries: number };

export type LinkReading = ReturnType<typeof useLinkReading>;

export function useLinkReading(wording: Wording) {
  const client = useApolloClient();
  const [state, setState] = useState<ReadingState>({ status: 'idle' });
  const current = useRef({ url: '', tries: 0 });
  const giveUp = useCallback(() => {
    current.current = { url: '', tries: 0 };
  }, []);
  useEffect(() => giveUp, [giveUp]);

  const read = async (url: string): Promise<FoundProduct | null> => {
    const mine = { url, tries: current.current.url === url ? current.current.tries + 1 : 1 };
    current.current = mine;
    setState({ status: 'reading' });
    try {
      const product = await readLink(client, url);
      if (current.current !== mine) return null;
      setState({ status: 'found' });
      return product;
    } catch (error) {
      if (current.current !== mine) return null;
      setState({ status: 'failed', text: linkFailureText(error, wording), tries: mine.tries });
      return null;
    }
  };

  const reset = () => {
    giveUp();
    setState({ status: 'idle' });
  };
  return { state, read, reset, wording };
}
