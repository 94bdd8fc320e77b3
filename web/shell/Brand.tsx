import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { useSite } from '../base/page/site.ts';

/** favicon.svg is the same drawing. */
export function BrandMark() {
  return (
    <svg aria-hidden viewBox="0 0 32 32" className="h-8 w-7 shrink-0" fill="none">
      <path d="M5 3a2 2 0 0 1 2-2h18a2 2 0 0 1 2 2v28l-11-7-11 7Z" className="fill-brand" />
      <path
        d="M10 12.2c1.6 1.4 2.9 2.9 4.2 5 2-4.2 4.3-7.2 7.8-9.9"
        className="stroke-on-brand"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** The name wraps to a line that is not shown if it has no room. */
export function Brand() {
  const { siteName } = useSite();
  return (
    <Link
      to="/"
      aria-label={t`${siteName} home`}
      className="flex h-11 min-w-0 flex-wrap items-center gap-x-2.5 overflow-hidden rounded-control pe-2"
    >
      <span className="grid h-11 items-center">
        <BrandMark />
      </span>
      <span className="max-w-max min-w-0 grow basis-[4.2em] truncate max-sm:[body:has([data-over-name])_&]:invisible font-fraunces text-2xl font-semibold tracking-tight">
        {siteName}
      </span>
    </Link>
  );
}
