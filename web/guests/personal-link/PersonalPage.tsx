import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { speaker } from '#rules/base/languages/i18n';
import { isolated } from '#rules/base/languages/isolated';
import { directionOf } from '#rules/base/languages/languages';
import { UndoForm } from './PersonalGift.tsx';
import { GiftAlone, Home, WholeList } from './PersonalLists.tsx';
import { PersonalSheet } from './PersonalSheet.tsx';
import { personalStyles } from './personal-link-styles.ts';
import type { PersonalOutcomeToDraw, PersonalPageToDraw, Place, Said } from './personal-page.ts';

/** A whole page without a script, in markup and styles that a browser of 2019 knows. */
export function PersonalPage({
  page,
  siteName,
}: {
  page: PersonalPageToDraw | PersonalOutcomeToDraw;
  siteName: string;
}) {
  if (!('view' in page))
    return (
      <Document title={`${page.title} · ${siteName}`} isLargeType>
        <h1>{page.title}</h1>
        <p>{page.text}</p>
      </Document>
    );
  const { guest, said, view } = page;
  const name = isolated(guest.name);
  const outcome = said && saidText(said);
  return (
    <Document title={outcome ?? `${t`For ${name}`} · ${siteName}`} isLargeType={guest.isLargeType}>
      {said && outcome && <Outcome place={page} said={said} text={outcome} />}
      {view.kind === 'home' && <Home {...view} place={page} guest={guest} />}
      {view.kind === 'list' && <WholeList {...view} place={page} />}
      {view.kind === 'gift' && <GiftAlone {...view} place={page} />}
      {view.kind === 'sheet' && <PersonalSheet {...view} place={page} guest={guest} />}
    </Document>
  );
}

interface DocumentProps {
  title: string;
  isLargeType: boolean;
  children: ReactNode;
}

function Document({ title, isLargeType, children }: DocumentProps) {
  const { language } = speaker();
  return (
    <html lang={language} dir={directionOf(language)} className={isLargeType ? 'large' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style>{personalStyles}</style>
      </head>
      <body>
        <main>{children}</main>
      </body>
    </html>
  );
}

interface OutcomeProps {
  place: Place;
  said: Said;
  text: string;
}

/** The title of the page says it, too: screen readers begin with that, and say nothing of live regions that were there from the start. */
function Outcome({ place, said, text }: OutcomeProps) {
  return (
    <div id="said" role={said.kind === 'problem' ? 'alert' : 'status'} className={`said ${said.kind}`} tabIndex={-1}>
      <p>{text}</p>
      {said.kind === 'got' && (
        <>
          <p className="small">{t`Pressed by mistake? Take it back here.`}</p>
          <UndoForm place={place} purchaseId={said.purchaseId} title={said.title} />
        </>
      )}
    </div>
  );
}

function saidText(said: Said): string {
  if (said.kind === 'problem') return said.text;
  if (said.kind === 'undone') return t`You’ve taken it back. Others can choose it again.`;
  const title = isolated(said.title);
  return t`Thank you! You’re getting “${title}”.`;
}
