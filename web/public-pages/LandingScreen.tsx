import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { LinkButton } from '../base/page/LinkButton.tsx';
import { PageHead } from '../base/page/PageHead.tsx';
import { quotesOf, useSite } from '../base/page/site.ts';
import { useSession } from '../core/session/session.ts';
import { Demos } from './Demos.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { MakersNote } from './MakersNote.tsx';
import { Occasions } from './Occasions.tsx';
import { dataOfSite } from './structured-data.ts';
import { Testimonials } from './Testimonials.tsx';
import { TryIt } from './TryIt.tsx';

export function LandingScreen() {
  const { status } = useSession();
  const site = useSite();
  const { siteName } = site;
  const quotes = quotesOf(site);
  const start = status === 'signedIn' ? '/lists/create' : '/signup';
  return (
    <>
      <PageHead
        title={t`${siteName}: wishlists, registries and shopping lists to share`}
        description={t`Make a wishlist, gift registry or shopping list, share one link, and let everyone see what’s still wanted. Friends don’t need an account.`}
        structuredData={dataOfSite(site)}
      />
      <section className="relative isolate overflow-hidden">
        <div aria-hidden className="dotted-paper absolute inset-0 -z-10" />
        <div className="mx-auto grid max-w-6xl items-center gap-x-10 gap-y-12 px-4 pt-6 pb-12 sm:px-6 sm:pt-10 sm:pb-16 lg:grid-cols-[1.05fr_1fr] lg:pt-8 lg:pb-8 lg:[@media(min-height:60rem)]:pt-14 lg:[@media(min-height:60rem)]:pb-20">
          <div className="grid min-w-0 gap-6">
            <h1 className="text-[min(clamp(2.5rem,12.5vw,2.9rem),16vw)] sm:text-[clamp(2.9rem,7.2vw,4.9rem)] leading-[1.02] tracking-[-0.03em]">
              <Trans>
                Everything they wish for. <Underlined>Nothing twice.</Underlined>
              </Trans>
            </h1>
            <p className="max-w-lg text-lg leading-relaxed sm:text-xl wrap-anywhere text-muted">
              <Trans>
                {siteName} keeps wishlists, gift registries and shopping lists for people who are kind to each other.
                Send one link: friends see what’s still wanted and say what they’re bringing. No account needed.
              </Trans>
            </p>
            <div className="grid gap-3 sm:flex">
              <LinkButton look="primary" size="big" to={start} state={{ returnTo: '/lists/create?type=WISHLIST' }}>
                {t`Create Your Wishlist Now`}
              </LinkButton>
              {!site.everythingForEverybody && <LinkButton size="big" to="/pricing">{t`View Pricing`}</LinkButton>}
            </div>
          </div>
          <TryIt />
        </div>
      </section>
      <Demos />
      <HowItWorks />
      <Occasions />
      {quotes.length > 0 ? <Testimonials quotes={quotes} /> : <MakersNote />}
      <section className="bg-band text-on-band">
        <div className="mx-auto grid max-w-6xl justify-items-center gap-5 px-4 py-20 text-center sm:px-6">
          <h2 className="max-w-2xl text-4xl leading-tight sm:text-5xl">{t`Someone’s birthday is coming up.`}</h2>
          <p className="max-w-lg text-lg opacity-90">
            {site.everythingForEverybody
              ? t`A first list takes two minutes. Everything here is free, and nothing is limited.`
              : t`A first list takes two minutes, and the free plan never expires.`}
          </p>
          <LinkButton look="onBand" size="big" to={start}>{t`Create Your Free Account`}</LinkButton>
        </div>
      </section>
    </>
  );
}

/** The line makes room for what hangs below it, such as a g. */
function Underlined({ children }: { children: string }) {
  return (
    <span className="relative isolate inline-block [text-shadow:0.05em_0_var(--color-paper),-0.05em_0_var(--color-paper),0.04em_0.04em_var(--color-paper),-0.04em_0.04em_var(--color-paper)]">
      {children}
      <svg
        aria-hidden
        viewBox="0 0 300 16"
        preserveAspectRatio="none"
        fill="none"
        className="absolute -bottom-[0.1em] start-0 -z-10 h-[0.17em] w-full text-wishlist"
      >
        <path
          d="M4 11c52-7 128-9 192-6 38 2 68 3 100 1"
          stroke="currentColor"
          strokeWidth="4.5"
          strokeLinecap="round"
        />
      </svg>
    </span>
  );
}
