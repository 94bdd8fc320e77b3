import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSite } from '../base/page/site.ts';
import { TextLink } from '../base/page/TextLink.tsx';

export function MakersNote() {
  const { siteName } = useSite();
  return (
    <section aria-labelledby="note" className="mx-auto w-full max-w-6xl px-4 py-16 sm:px-6 lg:py-24">
      <figure className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-6 rounded-card border border-line bg-card p-6 shadow-card sm:p-10 md:-rotate-1">
        <div aria-hidden className="flex items-start justify-between">
          <Postmark />
          <span className="stamp grid h-16 w-14 place-items-center bg-registry font-fraunces text-2xl font-semibold text-on-kind">
            {[...siteName][0]}
          </span>
        </div>
        <h2 id="note" className="text-3xl">{t`A note from the makers`}</h2>
        <blockquote className="grid gap-4 text-lg leading-relaxed wrap-anywhere">
          <p>
            <Trans>
              You won’t find happy customers quoted here: {siteName} is young, and we don’t make people up. Here’s what
              we promise instead.
            </Trans>
          </p>
          <p>
            <Trans>
              Guests never pay and never need an account. A surprise stays a surprise, down to the numbers. And we never
              sell what you wish for.
            </Trans>
          </p>
          <p>
            <Trans>
              Something missing? <TextLink to="/contact">Write to us.</TextLink> A person reads it.
            </Trans>
          </p>
        </blockquote>
        <figcaption className="border-t border-dashed border-edge/60 pt-4 font-semibold wrap-anywhere">
          <Trans>The people behind {siteName}</Trans>
        </figcaption>
      </figure>
    </section>
  );
}

function Postmark() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 120 44"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      className="h-11 min-w-0 text-edge/70"
    >
      <circle cx="22" cy="22" r="20" />
      <circle cx="22" cy="22" r="14" strokeDasharray="3 3" />
      <path d="M16 22h12M22 16v12M46 10c8-4 16 4 24 0s16 4 24 0 16 4 24 0M46 22c8-4 16 4 24 0s16 4 24 0 16 4 24 0M46 34c8-4 16 4 24 0s16 4 24 0 16 4 24 0" />
    </svg>
  );
}
