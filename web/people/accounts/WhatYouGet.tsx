import { msg, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { BadgeCheck, Gift, PartyPopper, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { say } from '#rules/base/languages/say';
import { Card } from '../../base/design/Card.tsx';
import { KindLabel, KindRibbon } from '../../base/design/KindRibbon.tsx';
import { Picture } from '../../base/design/Picture.tsx';
import { useSite } from '../../base/page/site.ts';
import { sitePath } from '../../base/routing/site-path.ts';

export function WhatYouGet() {
  const { maxListsPerUser, maxItemsPerList, everythingForEverybody } = useSite();
  const [lists, items] = [maxListsPerUser.free, maxItemsPerList.free];
  return (
    <aside aria-label={t`What you get`} className="grid content-start gap-8 lg:rounded-card lg:bg-sunk lg:p-10">
      <SampleList />
      <ul className="grid gap-4 max-lg:border-t max-lg:border-line max-lg:pt-6">
        <Gain icon={<BadgeCheck aria-hidden />}>
          {everythingForEverybody ? (
            <span key="all">
              <Trans>
                <strong>Everything is free:</strong> as many lists and items as you like.
              </Trans>
            </span>
          ) : (
            <span>
              <Trans>
                <strong>Free for good:</strong> <Plural value={lists} one="# list" other="# lists" /> of{' '}
                <Plural value={items} one="# item" other="# items" />. We don’t ask for a card.
              </Trans>
            </span>
          )}
        </Gain>
        <Gain icon={<UsersRound aria-hidden />}>
          <Trans>
            <strong>Guests need no account:</strong> they open your link and choose.
          </Trans>
        </Gain>
        <Gain icon={<Gift aria-hidden />}>
          <Trans>
            <strong>Nothing twice:</strong> what’s taken shows on every screen at once.
          </Trans>
        </Gain>
        <Gain icon={<PartyPopper aria-hidden />}>
          <Trans>
            <strong>Surprises stay surprises,</strong> if you want: you see nothing until the day.
          </Trans>
        </Gain>
      </ul>
    </aside>
  );
}

function Gain({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[auto_1fr] gap-3 leading-snug text-muted [&_strong]:font-semibold [&_strong]:text-ink [&>svg]:size-5 [&>svg]:text-brand">
      {icon}
      <span>{children}</span>
    </li>
  );
}

const SAMPLES = [
  { picture: 'red-bicycle', title: msg`Red bicycle`, isTaken: true },
  { picture: 'bug-jar', title: msg`Bug jar with a lens`, isTaken: false },
  { picture: 'deep-sea-book', title: msg`A book about the deep sea`, isTaken: false },
];

function SampleList() {
  return (
    <div aria-hidden className="rotate-[-1.5deg] max-lg:hidden">
      <Card>
        <KindRibbon kind="WISHLIST" />
        <div className="grid gap-3">
          <div className="grid gap-0.5">
            <KindLabel kind="WISHLIST" />
            <span className="font-fraunces text-2xl font-semibold">{t`Ida turns 7`}</span>
          </div>
          {SAMPLES.map(({ picture, title, isTaken }) => (
            <div
              key={picture}
              className="grid grid-cols-[3.5rem_1fr_auto] items-center gap-3 border-t border-line pt-3"
            >
              <Picture src={`${sitePath}/demo/${picture}.svg`} alt="" kind="WISHLIST" shape="square" />
              <span className={isTaken ? 'text-muted line-through' : 'font-semibold'}>{say(title)}</span>
              <span className={`text-sm font-semibold ${isTaken ? 'text-registry-ink' : 'text-muted'}`}>
                {isTaken ? t`Taken` : t`Still wanted`}
              </span>
            </div>
          ))}
        </div>
      </Card>
    </div>
  );
}
