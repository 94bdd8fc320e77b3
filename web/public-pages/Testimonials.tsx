import { t } from '@lingui/core/macro';
import type { Quote } from '../base/page/site.ts';

export function Testimonials({ quotes }: { quotes: readonly Quote[] }) {
  return (
    <section aria-labelledby="testimonials" className="mx-auto w-full max-w-6xl px-4 py-16 sm:px-6 lg:py-24">
      <h2 id="testimonials" className="text-3xl sm:text-4xl">{t`From people who use it`}</h2>
      <ul className="mt-8 grid gap-5 md:grid-flow-col md:auto-cols-fr">
        {quotes.map(({ text, by }) => (
          <li key={`${by} ${text}`} className="grid min-w-0">
            <figure className="grid content-between gap-6 rounded-card border border-line bg-card p-6 shadow-card">
              <blockquote dir="auto" className="text-lg leading-relaxed wrap-anywhere">
                {text}
              </blockquote>
              {by && (
                <figcaption
                  dir="auto"
                  className="border-t border-dashed border-edge/60 pt-4 font-semibold wrap-anywhere"
                >
                  {by}
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
