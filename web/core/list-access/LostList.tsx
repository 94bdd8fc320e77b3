import { useApolloClient } from '@apollo/client/react';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { firstValueFrom } from 'rxjs';
import type { ErrorCode } from '#rules/base/errors/error-codes';
import { say } from '#rules/base/languages/say';
import { Notice } from '../../base/design/Notice.tsx';
import { hasCode, problemCode } from '../../base/network/problems.ts';
import { retryDelay } from '../../base/network/retry-delay.ts';
import { usePolling } from '../../base/network/usePolling.ts';
import { TextLink } from '../../base/page/TextLink.tsx';
import {
  type LiveFormSubscription,
  LostItemDocument,
  LostListDocument,
  useLiveFormSubscription,
} from './LostList.generated.ts';

const WORDS: Partial<Record<ErrorCode, MessageDescriptor>> = {
  FORBIDDEN: msg`You no longer have access to this list.`,
  NOT_FOUND: msg`This list has been deleted.`,
};

const ITEM_DELETED = msg`This item has been deleted.`;
const [TO_LISTS, TO_LIST] = [msg`Return to Dashboard`, msg`Back to List`];

interface Loss {
  reason: MessageDescriptor;
  isOfItem?: boolean;
  way: { to: string; label: MessageDescriptor };
}

interface LiveFormOptions {
  /** Others who edit it are told, and that it is deleted is a loss, too. */
  editedId?: string;
  /** The viewer deletes it themselves: its end is no news. */
  isEnding?: boolean;
}

type PresenceChanged = Extract<LiveFormSubscription['listChanged']['change'], { __typename: 'PresenceChanged' }>;

interface LiveForm {
  lost: Loss | null;
  editors: PresenceChanged['editors'];
}

export function useLiveForm(listId: string, { editedId, isEnding = false }: LiveFormOptions = {}): LiveForm {
  const client = useApolloClient();
  const [loss, setLoss] = useState<Loss | null>(null);
  const [editors, setEditors] = useState<PresenceChanged['editors']>([]);
  const itemId = editedId === listId ? undefined : editedId;
  const ends = useRef(0);
  const skip = isEnding || loss !== null;
  const isOver = useRef(false);
  useEffect(() => {
    isOver.current = skip;
    return () => {
      isOver.current = true;
    };
  }, [skip]);

  const findOutWhy = async () => {
    try {
      await client.query({
        query: LostListDocument,
        variables: { listId },
        fetchPolicy: 'network-only',
      });
    } catch (error) {
      const code = problemCode(error);
      const words = code && WORDS[code];
      if (words) return setLoss({ reason: words, way: { to: '/dashboard', label: TO_LISTS } });
    }
    ends.current += 1;
    await firstValueFrom(retryDelay(ends.current));
    if (!isOver.current) restart(); // else nothing is to be heard here any more
  };
  const loseItem = () =>
    setLoss({ reason: ITEM_DELETED, isOfItem: true, way: { to: `/lists/${listId}`, label: TO_LIST } });

  /** It may have been deleted before anything was heard live. */
  const lookForItem = async (itemId: string) => {
    try {
      await client.query({
        query: LostItemDocument,
        variables: { itemId },
        fetchPolicy: 'network-only',
      });
    } catch (error) {
      if (hasCode(error, 'NOT_FOUND')) loseItem();
    }
  };
  usePolling(async () => {
    if (!skip && itemId) await lookForItem(itemId);
  });
  const { restart } = useLiveFormSubscription({
    variables: { listId, isPresent: editedId !== undefined, editedId },
    skip,
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      ends.current = 0;
      if (!data) return;
      const { change } = data.listChanged;
      if (change.__typename === 'PresenceChanged') setEditors(change.editors);
      if (!itemId) return;
      if (change.__typename === 'ListOpened') void lookForItem(itemId);
      else if (change.__typename === 'ItemRemoved' && change.itemId === itemId && !change.isArchived) loseItem();
    },
    onComplete: () => void findOutWhy(),
    onError: () => void findOutWhy(),
  });
  return { lost: loss, editors };
}

export function LostListNotice({ loss: { reason, way }, action }: { loss: Loss; action?: ReactNode }) {
  const wayOut = <TextLink to={way.to}>{say(way.label)}</TextLink>;
  return (
    <div className="sticky top-18 z-10 rounded-control shadow-card">
      <Notice
        tone="problem"
        action={
          action ? (
            <div className="flex flex-wrap items-center gap-4">
              {action}
              {wayOut}
            </div>
          ) : (
            wayOut
          )
        }
      >
        <p>{say(reason)}</p>
        <p className="font-normal text-ink">
          {action
            ? t`What you typed is still here. You can add it to the list as a new item.`
            : t`It can’t be saved, but what you typed is still here for you to copy.`}
        </p>
      </Notice>
    </div>
  );
}
