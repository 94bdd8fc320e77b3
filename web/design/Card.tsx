import type { ReactNode } from 'react';

const PADDINGS = { none: '', normal: 'p-5', roomy: 'p-6 sm:p-8' };

interface CardProps {
  as?: 'div' | 'li' | 'section' | 'article';
  padding?: keyof typeof PADDINGS;
  children: ReactNode;
}

/** A sheet of paper on the desk. */
export function Card({ as: Tag = 'div', padding = 'normal', children }: CardProps) {
  return (
    <Tag className={`relative min-w-0 rounded-card border border-line bg-card shadow-card ${PADDINGS[padding]}`}>
      {children}
    </Tag>
  );
}
