import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { DEMO_TOKENS } from '#rules/seeds/demo-lists';
import { KindLabel, KindRibbon } from '../design/KindRibbon.tsx';
import type { Kind } from '../design/kinds.ts';

const DEMOS: { kind: Kind; to: string; name: string; text: string }[] = [
  {
    kind: 'WISHLIST',
    to: `/shared/${DEMO_TOKENS.WISHLIST}`,
    name: 'A birthday wishlist',
    text: 'What a guest sees when the link arrives in the chat.',
  },
  {
    kind: 'REGISTRY',
    to: `/shared/${DEMO_TOKENS.REGISTRY}`,
    name: 'A wedding registry',
    text: 'Plates by the dozen, with what is still needed beside each.',
  },
  {
    kind: 'SHOPPING',
    to: `/shared/${DEMO_TOKENS.SHOPPING}`,
    name: 'A Saturday shop',
    text: 'Ticked off by thumb, by whoever gets to the shelf first.',
  },
];

export function Demos() {
  return (
    <section aria-labelledby="demos" className="mx-auto w-full max-w-6xl px-4 py-20 sm:px-6 lg:py-24">
      <h2 id="demos" className="text-4xl sm:text-5xl">
        Have a look around
      </h2>
      <p className="mt-3 max-w-prose text-lg text-muted">
        Three lists, just as a guest would see them. No account needed.
      </p>
      <ul className="mt-12 grid gap-x-5 gap-y-8 md:grid-cols-3">
        {DEMOS.map(({ kind, to, name, text }) => (
          <li key={to} className="relative">
            <Link
              to={to}
              className="group grid h-full content-start gap-2 rounded-card border border-line bg-card p-6 shadow-card transition-[border-color,translate] duration-200 hover:-translate-y-1 hover:border-edge"
            >
              <KindLabel kind={kind} />
              <span className="pr-12 font-fraunces text-2xl leading-tight font-semibold">{name}</span>
              <span className="text-muted">{text}</span>
              <span className="mt-3 flex items-center gap-1.5 font-semibold text-brand">
                Open the list
                <ArrowRight
                  aria-hidden
                  className="size-4 transition-transform duration-200 group-hover:translate-x-1"
                />
              </span>
            </Link>
            <KindRibbon kind={kind} />
          </li>
        ))}
      </ul>
    </section>
  );
}
