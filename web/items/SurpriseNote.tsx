import { Gift } from 'lucide-react';
import { Day } from '../design/RelativeTime.tsx';

/** For those who are to be surprised: why they see no purchases. */
export function SurpriseNote({ until }: { until: string | null }) {
  return (
    <p className="flex items-start gap-2.5 text-muted">
      <Gift aria-hidden className="mt-0.5 size-5 shrink-0 text-wishlist-ink" />
      <span>
        Purchases are kept a surprise until{' '}
        {until ? <Day date={until} style="near" /> : 'you choose otherwise in the list’s settings'}.
      </span>
    </p>
  );
}
