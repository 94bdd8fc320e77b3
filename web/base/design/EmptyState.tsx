import type { ReactNode } from 'react';
import { type Kind, lookOf } from './kinds.ts';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  kind?: Kind;
  level?: 1 | 2 | 3;
}

export function EmptyState({ title, children, action, kind, level = 2 }: EmptyStateProps) {
  const { icon: Icon, wash, text } = lookOf(kind);
  const Heading = `h${level}` as const;
  return (
    <section
      className={`grid justify-items-center gap-3 rounded-card border border-dashed border-edge/60 px-6 py-12 text-center ${level === 1 ? 'mx-auto w-full max-w-2xl' : ''}`}
    >
      <span aria-hidden className={`grid size-16 rotate-[-6deg] place-items-center rounded-card ${wash} ${text}`}>
        <Icon className="size-7" />
      </span>
      <Heading className="mt-1 text-2xl">{title}</Heading>
      {children && <div className="max-w-prose text-muted">{children}</div>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </section>
  );
}
