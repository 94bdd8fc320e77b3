import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { EmptyState } from '../design/EmptyState.tsx';
import { LinkButton } from './LinkButton.tsx';

interface DeadLinkProps {
  /** Leads on; home without one. */
  action?: ReactNode;
  children?: string;
}

/** In place of what a link from a mail or a chat opened once, or of one that has lost its end on the way. */
export function DeadLink({ action, children }: DeadLinkProps) {
  return (
    <EmptyState
      level={1}
      title={t`This link is no longer open`}
      action={action ?? <LinkButton look="primary" to="/">{t`Return to Home`}</LinkButton>}
    >
      <p>{children ?? t`It was replaced, or has lost its end on the way. Ask who sent it to you for a new one.`}</p>
    </EmptyState>
  );
}
