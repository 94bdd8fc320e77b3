import type { ReactNode } from 'react';
import { type Kind, lookOf } from './kinds.ts';
import { Drawing } from './Picture.tsx';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  kind?: Kind;
  /** The first is all that there is on a page. */
  level?: 1 | 2 | 3;
}

export function EmptyState({ title, children, action, kind, level = 2 }: EmptyStateProps) {
  const { icon: Icon, wash, text } = lookOf(kind);
  const Heading = `h${level}` as const;
  const isPage = level === 1;
  return (
    <section
      className={`grid justify-items-center gap-3 text-center ${isPage ? 'mx-auto w-full max-w-2xl py-8 sm:py-16' : 'rounded-card border border-dashed border-edge/60 px-6 py-12'}`}
    >
      <span
        aria-hidden
        className={`relative grid rotate-[-6deg] place-items-center rounded-card ${isPage ? 'mb-3 h-24 w-32 bg-wishlist-wash shadow-card' : `size-16 ${wash} ${text}`}`}
      >
        {isPage ? <Drawing kind={kind ?? 'WISHLIST'} /> : <Icon className="size-7" />}
      </span>
      <Heading className={isPage ? 'text-3xl sm:text-4xl' : 'mt-1 text-2xl'}>{title}</Heading>
      {children && <div className="max-w-prose text-muted">{children}</div>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </section>
  );
}
