import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../accounts/session.ts';
import { Button } from '../design/Button.tsx';
import { EmptyState } from '../design/EmptyState.tsx';
import { rememberAskedFor } from '../shell/asked-for.ts';
import { LinkButton } from '../shell/LinkButton.tsx';
import { PageHead } from '../shell/PageHead.tsx';
import { useFromTheTop } from '../shell/useFromTheTop.ts';
import { sharedListProblem } from './shared-list-problem.ts';

interface SharedListProblemProps {
  error: unknown;
  onRetry: () => Promise<unknown>;
}

/** In place of a shared list that cannot be shown. */
export function SharedListProblem({ error, onRetry }: SharedListProblemProps) {
  const { account } = useSession();
  const location = useLocation();
  useFromTheTop();
  const { title, text, isPrivate } = sharedListProblem(error);
  const canRetry = title === 'Unable to Load List';

  useEffect(() => {
    if (!canRetry) return;
    const retry = () => void onRetry().catch(() => {}); // then this page stays
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [canRetry, onRetry]);

  return (
    <div role="alert">
      <PageHead title={title} unlisted />
      <EmptyState
        level={1}
        title={title}
        action={
          <>
            {isPrivate && !account && (
              <LinkButton look="primary" to="/signin" state={rememberAskedFor(location)}>
                Sign In
              </LinkButton>
            )}
            {canRetry && (
              <Button look="primary" onClick={() => void onRetry().catch(() => {})}>
                Try Again
              </Button>
            )}
            <LinkButton to="/">Return to Home</LinkButton>
          </>
        }
      >
        <p>{text}</p>
        {isPrivate && account && (
          <p className="mt-2">
            You are signed in as <strong className="break-words text-ink">{account.email}</strong>. Ask whoever sent you
            the link to make the list public or to invite you.
          </p>
        )}
      </EmptyState>
    </div>
  );
}
