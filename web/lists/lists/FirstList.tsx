import { t } from '@lingui/core/macro';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { speaker } from '#rules/base/languages/i18n';
import { say } from '#rules/base/languages/say';
import { KindLabel } from '../../base/design/KindRibbon.tsx';
import { type Kind, lookOf } from '../../base/design/kinds.ts';
import { Picture } from '../../base/design/Picture.tsx';
import { listName } from '../../base/text/list-name.ts';
import { LIST_KINDS } from '../list-settings/list-kinds.ts';
import { useFirstListQuery } from './FirstList.generated.ts';

/** For people who begin: what there is to make, one tap away, and finished lists to look at. */
export function FirstList({ ways }: { ways?: ReactNode }) {
  return (
    <div className="grid gap-8">
      <section aria-labelledby="first-list" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="grid gap-1">
          <h2 id="first-list" className="text-2xl sm:text-3xl">{t`What would you like to make first?`}</h2>
          <p className="text-muted">{t`You haven't created any lists yet. Pick one: it takes a minute.`}</p>
        </div>
        <ul className="grid gap-3 sm:grid-cols-3 sm:gap-5">
          {LIST_KINDS.map(({ kind, hint }) => (
            <li key={kind}>
              <FirstKind kind={kind} hint={say(hint)} />
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-line bg-card px-4 py-3">
          <p className="min-w-0 grow basis-64">
            {t`You have lists elsewhere? Bring them along: from Amazon, another registry, a spreadsheet, your notes or a chat.`}
          </p>
          {ways}
        </div>
      </section>
      <Examples />
    </div>
  );
}

function FirstKind({ kind, hint }: { kind: Kind; hint: string }) {
  const { label, text } = lookOf(kind);
  return (
    <Link
      to={`/lists/create?type=${kind}`}
      className="group flex h-full items-center gap-4 max-[16rem]:flex-col max-[16rem]:items-stretch rounded-card border border-line bg-card p-3 shadow-card transition-colors duration-150 hover:border-edge sm:flex-col sm:items-stretch sm:p-2 sm:pb-4"
    >
      <span className="h-20 w-26 shrink-0 sm:aspect-2/1 sm:size-auto">
        <Picture src={null} alt="" kind={kind} shape="cell" />
      </span>
      <span className="grid min-w-0 grow content-start gap-0.5 sm:px-3">
        <span className={`flex items-center justify-between gap-2 font-display text-xl ${text}`}>
          {say(label)}
          <ArrowRight
            aria-hidden
            className="size-5 shrink-0 transition-transform duration-150 motion-safe:group-hover:translate-x-0.5 rtl:-scale-x-100 rtl:motion-safe:group-hover:-translate-x-0.5"
          />
        </span>
        <span className="text-muted">{hint}</span>
      </span>
    </Link>
  );
}

function Examples() {
  const { data } = useFirstListQuery({ variables: { language: speaker().language } });
  const demos = data?.demoLists ?? [];
  if (demos.length === 0) return null;
  return (
    <section aria-labelledby="demo-lists" className="grid gap-3">
      <h2 id="demo-lists" className="text-xl">{t`Or look at a finished one first`}</h2>
      <ul className="grid gap-3 sm:grid-cols-3 sm:gap-5">
        {demos.map((demo) => (
          <li key={demo.id}>
            <Link
              to={`/shared/${demo.shareToken}`}
              className="grid h-full content-start gap-1 rounded-card border border-line bg-card p-4 hover:border-edge"
            >
              <KindLabel kind={demo.listType} />
              <span className="flex items-center justify-between gap-2 font-semibold">
                {listName(demo)}
                <ArrowRight aria-hidden className="size-4 shrink-0 text-brand rtl:-scale-x-100" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
