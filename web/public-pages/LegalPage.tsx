import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { speaker } from '#rules/base/languages/i18n';
import { SOURCE_LANGUAGE } from '#rules/base/languages/languages';
import { TERMS_VERSION } from '#rules/core/users/account';
import { perLocale } from '../base/design/locale.ts';
import { Page } from '../base/page/Page.tsx';

const day = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }));

/** Sign-up stores the version of both texts as accepted. */
interface LegalPageProps {
  title: string;
  summary: string;
  children: ReactNode;
}

export function LegalPage({ title, summary, children }: LegalPageProps) {
  const inForceSince = day().format(new Date(TERMS_VERSION));
  return (
    <Page width="reading">
      <header className="grid gap-3 border-b border-line pb-6">
        <h1 className="text-4xl sm:text-5xl">{title}</h1>
        <p className="text-muted">
          <Trans>
            In force since <time dateTime={TERMS_VERSION}>{inForceSince}</time>
          </Trans>
        </p>
        <p className="text-lg leading-relaxed wrap-anywhere">{summary}</p>
        {speaker().language !== SOURCE_LANGUAGE && (
          <p className="text-muted">
            <Trans comment="Shown in every language but English.">
              This is a translation for your convenience. The English version is the one that holds.
            </Trans>
          </p>
        )}
      </header>
      <div className="grid gap-8">{children}</div>
    </Page>
  );
}

export function Clause({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3 leading-relaxed wrap-anywhere [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-1.5 [&_ul]:ps-5">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  );
}

export function EmailLink({ address }: { address: string }) {
  return (
    <a
      href={`mailto:${address}`}
      className="rounded-xs font-semibold text-brand underline underline-offset-3 hover:decoration-2"
    >
      {address}
    </a>
  );
}
