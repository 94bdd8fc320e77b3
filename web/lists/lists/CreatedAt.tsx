import { RelativeTime } from '../../base/design/RelativeTime.tsx';

/** "Created 3 days ago", or "recently" where it is not known. */
export function CreatedAt({ at }: { at: string | null | undefined }) {
  const isKnown = at && !Number.isNaN(Date.parse(at));
  return <span>Created {isKnown ? <RelativeTime at={at} /> : 'recently'}</span>;
}
