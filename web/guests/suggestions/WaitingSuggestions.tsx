import { useApolloClient } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { onReconnected } from '../../base/network/connection.ts';
import { problemText } from '../../base/network/problems.ts';
import { toast } from '../../base/page/toast.ts';
import { useSession } from '../../core/session/session.ts';
import { isRefusedForGood, sendSuggestion, waitingSuggestions } from './waiting-suggestions.ts';

/** Sends what a lost connection held up, also of an earlier visit, once there is one again. */
export function WaitingSuggestions() {
  const client = useApolloClient();
  const { account } = useSession();
  const ownerId = account?.id ?? null;
  const [count, setCount] = useState(() => waitingSuggestions(ownerId).length);
  const sendAll = useEffectEvent(async () => {
    for (const suggestion of waitingSuggestions(ownerId)) {
      try {
        await sendSuggestion(client, suggestion);
        toast.success(sentText(suggestion.isSecret));
      } catch (problem) {
        if (!isRefusedForGood(problem)) break;
        toast.error(problemText(problem, t`That didn’t work. Please try again.`));
      }
    }
    setCount(waitingSuggestions(ownerId).length);
  });
  useEffect(() => {
    void sendAll();
    return onReconnected(() => void sendAll());
  }, []);
  if (count === 0) return null;
  return (
    <p role="status" className="text-center text-sm text-muted print:hidden">
      {plural(count, {
        one: '# suggestion is waiting for your connection',
        other: '# suggestions are waiting for your connection',
      })}
    </p>
  );
}

export function sentText(isSecret: boolean): string {
  return isSecret
    ? t`Thank you! Those who give can see your idea now.`
    : t`Thank you! Your idea is on its way to those who make this list.`;
}
