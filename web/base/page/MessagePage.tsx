import type { ReactNode } from 'react';
import { EmptyState } from '../design/EmptyState.tsx';
import { Page } from './Page.tsx';
import { PageHead } from './PageHead.tsx';

interface MessagePageProps {
  title: string;
  actions: ReactNode;
  children: string;
}

export function MessagePage({ title, actions, children }: MessagePageProps) {
  return (
    <Page width="reading">
      <PageHead title={title} unlisted />
      <EmptyState level={1} title={title} action={actions}>
        <p>{children}</p>
      </EmptyState>
    </Page>
  );
}
