import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { speaker } from '#rules/base/languages/i18n';
import { say } from '#rules/base/languages/say';
import type { ListType } from '#rules/core/access/list-access';
import { demoContents, demoPicture } from '#rules/lists/seeds/demo-contents';
import { demoToken } from '#rules/lists/seeds/demo-lists';
import { KindLabel, KindRibbon } from '../base/design/KindRibbon.tsx';
import { Picture } from '../base/design/Picture.tsx';
import { sitePath } from '../base/routing/site-path.ts';

const DEMOS: { kind: ListType; shown: string[]; text: MessageDescriptor }[] = [
  {
    kind: 'WISHLIST',
    shown: ['marble-run', 'bug-jar', 'rain-boots'],
    text: msg`What a guest sees when the link arrives in the chat.`,
  },
  {
    kind: 'REGISTRY',
    shown: ['dinner-plates', 'casserole', 'train-to-lisbon'],
    text: msg`Plates by the dozen, and how many are still needed.`,
  },
  {
    kind: 'SHOPPING',
    shown: ['carrots', 'sourdough', 'milk'],
    text: msg`Ticked off by thumb, by the first one at the shelf.`,
  },
];

export function Demos() {
  return (
    <section aria-labelledby="demos" className="border-y border-line bg-sunk">
      <div className="mx-auto w-full max-w-6xl px-4 py-12 sm:px-6 sm:py-16 lg:pt-8 lg:pb-20 lg:[@media(min-height:60rem)]:pt-20">
        <h2 id="demos" className="text-4xl sm:text-5xl">{t`Three lists to try`}</h2>
        <p className="mt-3 max-w-prose text-lg text-muted">
          <Trans>
            Be the guest: mark a gift as purchased, change your mind. It all stays in your browser. No account needed.
          </Trans>
        </p>
        <ul className="mt-10 grid gap-x-5 gap-y-8 lg:grid-cols-3">
          {DEMOS.map((demo) => (
            <Demo key={demo.kind} {...demo} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Demo({ kind, shown, text }: (typeof DEMOS)[number]) {
  const { name, items } = demoContents(kind);
  const pictures = items.filter(({ drawing }) => shown.includes(drawing));
  return (
    <li className="relative">
      <Link
        to={`/shared/${demoToken(kind, speaker().language)}`}
        className="group grid h-full gap-x-6 gap-y-4 rounded-card border border-line bg-card p-5 shadow-card transition-[border-color,translate] duration-200 motion-safe:hover:-translate-y-1 hover:border-edge sm:max-lg:grid-cols-2 lg:grid-rows-[1fr_auto_auto]"
      >
        <span className="grid content-start gap-1.5">
          <KindLabel kind={kind} />
          <span className="pe-9 font-fraunces text-2xl leading-tight font-semibold">{name}</span>
          <span className="text-muted sm:max-lg:pe-2">{say(text)}</span>
        </span>
        <span className="grid grid-cols-3 gap-2 sm:max-lg:row-span-2 sm:max-lg:mt-12">
          {pictures.map((item) => (
            <Picture key={item.drawing} src={sitePath + demoPicture(item)} alt="" kind={kind} shape="square" />
          ))}
        </span>
        <span className="flex items-center gap-1.5 font-semibold text-brand">
          {t`Open the list`}
          <ArrowRight
            aria-hidden
            className="size-4 transition-transform duration-200 motion-safe:group-hover:translate-x-1 rtl:-scale-x-100 rtl:motion-safe:group-hover:-translate-x-1"
          />
        </span>
      </Link>
      <KindRibbon kind={kind} />
    </li>
  );
}
