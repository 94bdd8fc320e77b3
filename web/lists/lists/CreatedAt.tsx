import { RelativeTime } from '../../base/design/RelativeTime.tsx';

/** "Created 3 days ago", or "recently" where it is not known. */
export function CreatedAt({ at }: { at: string | null | undefined }) {
  const isKnown = at && !Number.isNaN(Date.parse(at));
  return (
    <span>
      <span>Created </span>
      {isKnown ? <RelativeTime at={at} /> : <span>recently</span>}
    </span>
  );
}
