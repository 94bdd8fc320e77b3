import type { ReactNode } from 'react';
import { Card } from '../../base/design/Card.tsx';
import { useTakesFocus } from '../../base/design/useTakesFocus.ts';
import { Page } from '../../base/page/Page.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';

interface AuthPageProps {
  title: string;
  /** Read out, since nobody pressed anything. */
  isOutcome?: boolean;
  lead?: ReactNode;
  footer?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}

export function AuthPage({ title, isOutcome = false, lead, footer, aside, children }: AuthPageProps) {
  const heading = useTakesFocus<HTMLHeadingElement>(isOutcome);
  const form = (
    <>
      <header className={`grid gap-1 sm:gap-2 ${aside ? 'text-start' : 'sm:text-center'}`}>
        <h1 ref={heading} tabIndex={isOutcome ? -1 : undefined} className="text-3xl outline-none sm:text-4xl">
          {title}
        </h1>
        {lead && <p className="wrap-anywhere text-muted">{lead}</p>}
      </header>
      <Card padding="roomy" isBareOnPhone>
        {children}
      </Card>
      {footer && <p className="text-center wrap-anywhere text-muted">{footer}</p>}
    </>
  );
  return (
    <Page width={aside ? 'split' : 'form'}>
      <PageHead title={title} unlisted />
      {aside ? (
        <div className="grid grid-cols-[minmax(0,1fr)] justify-center gap-10 sm:max-lg:grid-cols-[minmax(0,28rem)] lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] lg:gap-16">
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 sm:gap-6">{form}</div>
          {aside}
        </div>
      ) : (
        form
      )}
    </Page>
  );
}
