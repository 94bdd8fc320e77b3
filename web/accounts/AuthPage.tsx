import type { ReactNode } from 'react';
import { Card } from '../design/Card.tsx';
import { Page } from '../shell/Page.tsx';
import { PageHead } from '../shell/PageHead.tsx';

interface AuthPageProps {
  title: string;
  /** A sentence under the title. */
  lead?: ReactNode;
  /** Where else one may want to go, under the card. */
  footer?: ReactNode;
  children: ReactNode;
}

/** What signing in and everything around it looks like: one card in the middle of the page. */
export function AuthPage({ title, lead, footer, children }: AuthPageProps) {
  return (
    <Page width="form">
      <PageHead title={title} unlisted />
      <header className="grid gap-2 text-center">
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        {lead && <p className="text-muted">{lead}</p>}
      </header>
      <Card padding="roomy">{children}</Card>
      {footer && <p className="text-center text-muted">{footer}</p>}
    </Page>
  );
}
