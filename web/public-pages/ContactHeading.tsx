import { t } from '@lingui/core/macro';
import { PageHead } from '../base/page/PageHead.tsx';
import { useSite } from '../base/page/site.ts';

export function ContactHeading() {
  const { mailEnabled } = useSite();
  return (
    <>
      <PageHead
        title={t`Contact`}
        description={t`Write to the people who run this site. A real person reads every message.`}
      />
      <header className="grid gap-3">
        <h1 className="text-4xl sm:text-5xl">{t`Contact Support`}</h1>
        <p className="text-lg text-muted">
          {mailEnabled
            ? t`A real person reads your message and answers by email.`
            : t`A real person reads your message.`}
        </p>
      </header>
    </>
  );
}
