import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import type { Example } from './example.ts';
import type { Watch } from './playground-fetcher.ts';

const MOST_SHOWN = 20;

interface LivePanelProps {
  live: NonNullable<Example['live']>;
  watch: Watch;
}

/** Events of a subscription while the example beside it runs, newest first. */
export function LivePanel({ live, watch }: LivePanelProps) {
  const [events, setEvents] = useState<{ number: number; json: string }[]>([]);
  const { query, variables } = live;
  const json = JSON.stringify(variables);
  useEffect(() => {
    setEvents([]);
    return watch({ query, variables: JSON.parse(json) }, (event) =>
      setEvents((before) => {
        const number = (before[0]?.number ?? 0) + 1;
        return [{ number, json: JSON.stringify(event, null, 2) }, ...before].slice(0, MOST_SHOWN);
      }),
    );
  }, [watch, query, json]);

  return (
    <section aria-labelledby="live" className="grid min-w-0 content-start gap-3 lg:max-h-[75dvh] lg:overflow-y-auto">
      <h2 id="live" className="text-xl">{t`Live`}</h2>
      <p className="text-muted">
        {t`A subscription to the shared list runs here. Run the example and see what arrives.`}
      </p>
      <ol aria-live="polite" className="grid min-w-0 gap-2">
        {events.map((event) => (
          <li key={event.number} className="rounded-control border border-line bg-sunk p-3">
            <pre className="wrap-anywhere whitespace-pre-wrap text-sm leading-relaxed">{event.json}</pre>
          </li>
        ))}
      </ol>
    </section>
  );
}
