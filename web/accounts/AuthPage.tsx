import type { ReactNode } from 'react';
import { Card } from '../design/Card.tsx';
import { useTakesFocus } from '../design/useTakesFocus.ts';
import { Page } from '../page/Page.tsx';
import { PageHead } from '../page/PageHead.tsx';

interface AuthPageProps {
  title: string;
  /** Of what came of opening the page: read out, since nobody pressed anything. */
  isOutcome?: boolean;
  /** A sentence under the title. */
  lead?: ReactNode;
  /** Where else one may want to go, under the card. */
  footer?: ReactNode;
  children: ReactNode;
}

/** What signing in and everything around it looks like: one card in the middle of the page. */
export function AuthPage({ title, isOutcome = false, lead, footer, children }: AuthPageProps) {
  const heading = useTakesFocus<HTMLHeadingElement>(isOutcome);
  return (
    <Page width="form">
      <PageHead title={title} unlisted />
      <header className="grid gap-2 text-center">
        <h1 ref={heading} tabIndex={isOutcome ? -1 : undefined} className="text-3xl outline-none sm:text-4xl">
          {title}
        </h1>
        {lead && <p className="text-muted">{lead}</p>}
      </header>
      <Card padding="roomy">{children}</Card>
      {footer && <p className="text-center wrap-anywhere text-muted">{footer}</p>}
    </Page>
  );
}
