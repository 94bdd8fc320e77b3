import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { say } from '#rules/base/languages/say';
import { Badge } from '../../base/design/Badge.tsx';
import { Button } from '../../base/design/Button.tsx';
import { buttonLook } from '../../base/design/button-looks.ts';
import { Card } from '../../base/design/Card.tsx';
import { EmptyState } from '../../base/design/EmptyState.tsx';
import { SearchField } from '../../base/design/fields/SearchField.tsx';
import { LongText } from '../../base/design/LongText.tsx';
import { RelativeTime } from '../../base/design/RelativeTime.tsx';
import { SegmentedControl } from '../../base/design/SegmentedControl.tsx';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { problemText } from '../../base/network/problems.ts';
import { Page } from '../../base/page/Page.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { ReadProblem } from '../../base/page/ReadProblem.tsx';
import { toast } from '../../base/page/toast.ts';
import { LOAD_FAILED } from '../frame/load-failed.ts';
import { pageAddress, pageIn } from '../frame/numbered-page.ts';
import { PageTurner } from '../frame/PageTurner.tsx';
import { useSearchWords } from '../frame/useSearchWords.ts';
import {
  type MessagesScreenQuery,
  useMessagesScreenQuery,
  useSetMessageStatusMutation,
} from './MessagesScreen.generated.ts';

type Message = MessagesScreenQuery['supportMessages']['data'][number];

const STATES = [
  { value: 'OPEN', label: msg({ message: 'Open', context: 'state of a message' }) },
  { value: 'DONE', label: msg({ message: 'Done', context: 'state of a message' }) },
  { value: 'ALL', label: msg`All` },
] as const;

/** Newest first. They are answered by mail. */
export function MessagesScreen() {
  const [address, setAddress] = useSearchParams();
  const search = address.get('search') ?? '';
  const state = STATES.find(({ value }) => value === address.get('state'))?.value ?? 'OPEN';
  const place = pageIn(address);
  const kept = { ...(state !== 'OPEN' && { state }), ...(search && { search }) };
  const [words, setWords] = useSearchWords(search, (typed) => {
    const { search: _, ...others } = kept;
    setAddress(typed ? { ...others, search: typed } : others, { replace: true });
  });
  const { data, previousData, error, refetch } = useMessagesScreenQuery({
    variables: { ...place, status: state === 'ALL' ? null : state, search: search || null },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? (error ? undefined : previousData))?.supportMessages;
  return (
    <Page>
      <PageHead title={t`Messages`} unlisted />
      <header className="grid gap-2">
        <h1 className="text-3xl sm:text-4xl">{t`Messages`}</h1>
        <p className="max-w-prose text-muted">
          {t`What people wrote through the contact form. Answer by email, then mark it as done.`}
        </p>
      </header>
      <div className="grid items-center gap-3 sm:grid-cols-[auto_minmax(0,1fr)]">
        <SegmentedControl
          label={t`State`}
          options={STATES.map(({ value, label }) => ({ value, label: say(label) }))}
          value={state}
          onChange={(next) => {
            setAddress({ ...(search && { search }), ...(next !== 'OPEN' && { state: next }) });
          }}
        />
        <SearchField
          label={t`Search messages`}
          placeholder={t`Name, email or subject`}
          value={words}
          onChange={setWords}
        />
      </div>
      {!shown && error && <ReadProblem error={error} otherwise={say(LOAD_FAILED)} onRetry={refetch} />}
      {!shown && !error && <Skeleton rows={4} />}
      {shown?.data.length === 0 && (
        <EmptyState title={search ? t`No messages found` : t`Nothing to answer`}>
          <p>{t`What people write through the contact form arrives here.`}</p>
        </EmptyState>
      )}
      {shown && shown.data.length > 0 && (
        <ul aria-label={t`Messages`} className="grid gap-4">
          {shown.data.map((message) => (
            <MessageCard key={message.id} message={message} isStateNews={state === 'ALL'} onSorted={refetch} />
          ))}
        </ul>
      )}
      {shown && (
        <PageTurner
          page={place.page}
          totalPages={shown.totalPages}
          onTurn={(next) => setAddress({ ...kept, ...pageAddress(next, place.page, data?.supportMessages) })}
        />
      )}
    </Page>
  );
}

interface MessageCardProps {
  message: Message;
  /** Not where all that are shown have it. */
  isStateNews: boolean;
  onSorted: () => Promise<unknown>;
}

function MessageCard({ message, isStateNews, onSorted }: MessageCardProps) {
  const { id, name, email, subject, isPriority, status, createdAt } = message;
  const [setStatus, { loading }] = useSetMessageStatusMutation();
  const sort = async () => {
    try {
      await setStatus({ variables: { id, status: status === 'OPEN' ? 'DONE' : 'OPEN' } });
      await onSorted();
    } catch (error) {
      toast.error(problemText(error, t`Failed to update the message. Please try again.`));
    }
  };
  const answer = `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(t`Re: ${subject}`)}`;
  return (
    <Card as="li">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 dir="auto" className="min-w-0 text-xl wrap-anywhere">
          {subject}
        </h2>
        {isPriority && <Badge tone="berry">{t`Priority`}</Badge>}
        {isStateNews && (
          <Badge tone={status === 'OPEN' ? 'warm' : 'good'}>
            {status === 'OPEN'
              ? t({ message: 'Open', context: 'state of a message' })
              : t({ message: 'Done', context: 'state of a message' })}
          </Badge>
        )}
      </div>
      <p className="mt-1 text-sm text-muted wrap-anywhere">
        <Trans>
          {name} ({email}), <RelativeTime at={createdAt} />
        </Trans>
      </p>
      <div className="mt-3 max-w-prose">
        <LongText about={subject}>{message.message}</LongText>
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <a href={answer} className={buttonLook('quiet', 'normal')}>{t`Answer by email`}</a>
        <Button look="plain" working={loading} onClick={() => void sort()}>
          {status === 'OPEN' ? t`Mark as done` : t`Open again`}
        </Button>
      </div>
    </Card>
  );
}
