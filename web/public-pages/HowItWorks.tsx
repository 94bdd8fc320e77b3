import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, Globe, Link2, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { KindLabel } from '../base/design/KindRibbon.tsx';
import { type Kind, lookOf } from '../base/design/kinds.ts';
import { TextLink } from '../base/page/TextLink.tsx';
import { signUpFor } from '../core/session/return-address.ts';
import { useSession } from '../core/session/session.ts';

export function HowItWorks() {
  const isSignedIn = useSession().status === 'signedIn';
  return (
    <section aria-labelledby="how-it-works" className="mx-auto w-full max-w-6xl px-4 py-16 sm:px-6 lg:py-24">
      <h2 id="how-it-works" className="text-4xl sm:text-5xl">{t`How it works`}</h2>
      <ol className="mt-4 grid divide-line max-lg:divide-y lg:mt-8 lg:grid-cols-3 lg:divide-x">
        <Step title={t`Create lists for any occasion`} picture={<Kinds />}>
          <span className="block">
            <Trans>
              A wishlist for a birthday, a registry for a wedding, a shopping list for Saturday. Paste a link from any
              shop, and its name, price and picture come along.
            </Trans>
          </span>
          <span className="mt-3 block">
            <Trans>
              You have lists elsewhere?{' '}
              <TextLink to={isSignedIn ? '/import' : signUpFor('/import')}>Bring them along</TextLink>: from Amazon,
              another registry, a spreadsheet, your notes or a chat.
            </Trans>
          </span>
        </Step>
        <Step title={t`Share with anyone`} picture={<Doors />}>
          <Trans>
            Public, for everyone who has the link. Private, for the people you invite. Guests need no app, no account
            and no password.
          </Trans>
        </Step>
        <Step title={t`Track purchases, avoid duplicate gifts`} picture={<Tally />}>
          <Trans>
            Taken is taken, on every screen within a second. Only the owner sees who bought what. Want a surprise? Then
            not even you do, until the day.
          </Trans>
        </Step>
      </ol>
    </section>
  );
}

function Step({ title, picture, children }: { title: string; picture: ReactNode; children: ReactNode }) {
  return (
    <li className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-x-8 gap-y-3 py-8 sm:max-lg:grid-cols-[15rem_minmax(0,1fr)] lg:grid-rows-[9rem_auto_1fr] lg:px-8 lg:first:ps-0 lg:last:pe-0">
      <div aria-hidden className="grid min-h-32 items-center justify-start max-lg:overflow-x-clip sm:max-lg:row-span-2">
        {picture}
      </div>
      <h3 className="self-end text-2xl leading-tight lg:self-start">{title}</h3>
      <p className="leading-relaxed text-muted">{children}</p>
    </li>
  );
}

const FAN: { kind: Kind; place: string }[] = [
  { kind: 'SHOPPING', place: 'rotate-[-4deg]' },
  { kind: 'REGISTRY', place: 'translate-x-8 translate-y-10 rotate-[1deg]' },
  { kind: 'WISHLIST', place: 'translate-x-3 translate-y-20 rotate-[-1.5deg]' },
];

function Kinds() {
  return (
    <div className="grid -translate-y-10 pe-8">
      {FAN.map(({ kind, place }) => (
        <span
          key={kind}
          className={`col-start-1 row-start-1 flex w-44 items-center rounded-control border border-line bg-card shadow-card ${place}`}
        >
          <span className={`me-3 h-11 w-2 rounded-s-control ${lookOf(kind).fill}`} />
          <KindLabel kind={kind} />
        </span>
      ))}
    </div>
  );
}

function Doors() {
  return (
    <div className="grid gap-3">
      <span className="flex items-center gap-2 rounded-full border border-edge/60 bg-card py-2 pe-5 ps-4 font-semibold">
        <Link2 className="size-4 shrink-0 text-brand" />
        …/shared/kH3v-9xT2
      </span>
      <span className="flex gap-3 ps-3 text-sm font-semibold">
        <span className="flex items-center gap-1.5 rounded-full bg-registry-wash px-3 py-1.5 text-registry-ink">
          <Globe className="size-4" /> {t`Public`}
        </span>
        <span className="flex items-center gap-1.5 rounded-full bg-wishlist-wash px-3 py-1.5 text-wishlist-ink">
          <Lock className="size-4" /> {t`Private`}
        </span>
      </span>
    </div>
  );
}

const PLATES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

function Tally() {
  return (
    <div className="grid gap-2.5">
      <span className="font-semibold">{t`Eight dinner plates`}</span>
      <span className="flex gap-1">
        {PLATES.map((plate, index) => (
          <span
            key={plate}
            className={`grid size-6.5 place-items-center rounded-full ${index < 5 ? 'bg-registry text-on-kind' : 'border-2 border-dashed border-edge'}`}
          >
            {index < 5 && <Check className="size-4" strokeWidth={3} />}
          </span>
        ))}
      </span>
      <span className="text-sm font-semibold text-registry-ink">{t`5 taken, 3 still wanted`}</span>
    </div>
  );
}
