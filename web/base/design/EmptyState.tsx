import type { ReactNode } from 'react';
import { type Kind, lookOf } from './kinds.ts';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  kind?: Kind;
  /** The first is all that there is on a page. */
  level?: 1 | 2 | 3;
}

export function EmptyState({ title, children, action, kind, level = 2 }: EmptyStateProps) {
  const isPage = level === 1;
  const { icon: Icon, wash, text } = lookOf(kind ?? (isPage ? 'REGISTRY' : kind));
  const Heading = `h${level}` as const;
  return (
    <section
      className={`grid justify-items-center gap-3 text-center ${isPage ? 'mx-auto w-full max-w-2xl py-8 sm:py-16' : 'rounded-card border border-dashed border-edge/60 px-6 py-12'}`}
    >
      <span
        aria-hidden
        className={`grid rotate-[-6deg] place-items-center rounded-card ${wash} ${text} ${isPage ? 'h-24 w-32' : 'size-16'}`}
      >
        <Icon className={isPage ? 'size-12' : 'size-7'} />
      </span>
      <Heading className={isPage ? 'text-3xl sm:text-4xl' : 'mt-1 text-2xl'}>{title}</Heading>
      {children && <div className="max-w-prose text-muted">{children}</div>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </section>
  );
}
