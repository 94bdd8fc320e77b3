import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { firstValueFrom } from 'rxjs';
import { say } from '#rules/base/languages/say';
import { Button } from '../../base/design/Button.tsx';
import { EmptyState } from '../../base/design/EmptyState.tsx';
import { enumeration } from '../../base/design/list-text.ts';
import { retryDelay } from '../../base/network/retry-delay.ts';
import { LinkButton } from '../../base/page/LinkButton.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { useScrollToTop } from '../../base/page/useScrollToTop.ts';
import { countedTitle } from '../../base/text/counted-title.ts';
import { returnState } from '../../core/session/return-address.ts';
import { useSession } from '../../core/session/session.ts';
import { storedPurchases } from '../purchases/stored-purchases.ts';
import { sharedListProblem } from './shared-list-problem.ts';

/** Not at once: what was refused now is not allowed a second later. As attempts go, this one waits a few seconds. */
const FIRST_ATTEMPT = 4;

const MAX_DELAY_MS = 5 * 60_000;

interface SharedListProblemProps {
  error: unknown;
  /** The list that could be seen a moment ago. */
  listId: string | undefined;
  onRetry: () => Promise<unknown>;
}

/** In place of a shared list that cannot be shown. */
export function SharedListProblem({ error, listId, onRetry }: SharedListProblemProps) {
  const { account } = useSession();
  const location = useLocation();
  useScrollToTop();
  const { isPrivate, isGone, canRetry, ...words } = sharedListProblem(error);
  const [title, text] = [say(words.title), say(words.text)];
  const canComeBack = canRetry || isPrivate;

  useEffect(() => {
    if (!canComeBack) return;
    return whileSeen(() => void onRetry().catch(() => {})); // then this page stays
  }, [canComeBack, onRetry]);

  return (
    <div role="alert">
      <PageHead title={title} unlisted />
      <EmptyState
        level={1}
        title={title}
        action={
          <>
            {isPrivate && !account && (
              <LinkButton look="primary" to="/signin" state={returnState(location)}>
                {t`Sign In`}
              </LinkButton>
            )}
            {canRetry && (
              <Button look="primary" onClick={() => void onRetry().catch(() => {})}>
                {t`Try Again`}
              </Button>
            )}
            <LinkButton look={isGone ? 'primary' : 'quiet'} to="/">
              {t`Return to Home`}
            </LinkButton>
            {isGone && <LinkButton to="/gifts">{t`Your gifts`}</LinkButton>}
          </>
        }
      >
        <p>{text}</p>
        {isGone && (
          <p className="mt-2">
            <Trans>
              Links can be replaced, and a copied one can lose its end. Please ask the person who sent it to you for
              their list’s link.
            </Trans>
          </p>
        )}
        <GiftsFromIt listId={listId} />
        {isPrivate && !account && (
          <p className="mt-2">
            <Trans>
              Its owner hasn’t opened it to guests yet. If they sent you the link, ask them to make the list public. It
              opens here as soon as they do.
            </Trans>
          </p>
        )}
        {isPrivate && account && (
          <p className="mt-2">
            <SignedInAs email={account.email} />
          </p>
        )}
      </EmptyState>
    </div>
  );
}

function SignedInAs({ email }: { email: string }) {
  return (
    <Trans>
      You are signed in as <strong className="break-words text-ink">{email}</strong>. Ask the person who sent you the
      link to invite you at this address.
    </Trans>
  );
}

/** The reader's purchases outlast the list that they were made on. */
function GiftsFromIt({ listId }: Pick<SharedListProblemProps, 'listId'>) {
  const gifts = listId === undefined ? [] : storedPurchases(listId);
  if (gifts.length === 0) return null;
  const titles = enumeration(gifts.map(({ title, quantity }) => countedTitle(quantity, title)));
  return <p className="mt-2 font-semibold text-ink wrap-anywhere">{t`You bought from it: ${titles}`}</p>;
}

/** Nothing tells a guest that the list can be seen again, so it is asked for, ever less often, while somebody looks. */
function whileSeen(ask: () => void): () => void {
  const asking = new AbortController();
  const askIfSeen = () => document.visibilityState === 'visible' && ask();
  const askAgain = async (attempt: number) => {
    await firstValueFrom(retryDelay(attempt, MAX_DELAY_MS));
    if (asking.signal.aborted) return;
    askIfSeen();
    void askAgain(attempt + 1);
  };
  void askAgain(FIRST_ATTEMPT);
  document.addEventListener('visibilitychange', askIfSeen, { signal: asking.signal });
  return () => asking.abort();
}
