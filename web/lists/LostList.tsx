import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { firstValueFrom } from 'rxjs';
import { Notice } from '../design/Notice.tsx';
import { problemCode } from '../form/problems.ts';
import { growingPause } from '../network/growing-pause.ts';
import { TextLink } from '../shell/TextLink.tsx';
import { LostListDocument, type LostListQuery, useLiveAccessSubscription } from './LostList.generated.ts';

const WORDS: Record<string, string> = {
  FORBIDDEN: 'You no longer have access to this list.',
  NOT_FOUND: 'This list has been deleted.',
};

/**
 * Why nothing can be saved on this list any more, as soon as that is so; null while it can. While the viewer is deleting
 * the list themselves (`isEnding`), its end is no news.
 */
export function useLostList(listId: string, isEnding = false): string | null {
  const client = useApolloClient();
  const [reason, setReason] = useState<string | null>(null);
  const ends = useRef(0);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  const findOutWhy = async () => {
    try {
      await client.query<LostListQuery>({
        query: LostListDocument,
        variables: { listId },
        fetchPolicy: 'network-only',
      });
    } catch (error) {
      const words = WORDS[problemCode(error) ?? ''];
      if (words) return setReason(words);
    }
    ends.current += 1;
    await firstValueFrom(growingPause(ends.current));
    if (!isLeft.current) restart();
  };
  const { restart } = useLiveAccessSubscription({
    variables: { listId },
    skip: isEnding || reason !== null,
    ignoreResults: true,
    onData: () => {
      ends.current = 0;
    },
    onComplete: () => void findOutWhy(),
    onError: () => void findOutWhy(),
  });
  return reason;
}

/** Stays in sight above a form that cannot be saved any more; what was typed into it can still be copied. */
export function LostListNotice({ reason }: { reason: string }) {
  return (
    <div className="sticky top-18 z-10 rounded-control shadow-card">
      <Notice tone="problem" action={<TextLink to="/dashboard">Return to Dashboard</TextLink>}>
        <p>{reason}</p>
        <p className="font-normal text-ink">It cannot be saved. What you typed stays here, so that you can copy it.</p>
      </Notice>
    </div>
  );
}
