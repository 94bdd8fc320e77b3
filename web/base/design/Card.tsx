import type { ReactNode } from 'react';

/** It grows with the text, but not so far that a narrow screen has no room for words. */
const PADDINGS = { none: '', normal: 'p-[min(1.25rem,6.25vw)]', roomy: 'p-[min(1.5rem,7.5vw)] sm:p-8' };

interface CardProps {
  as?: 'div' | 'li' | 'section' | 'article';
  padding?: keyof typeof PADDINGS;
  isBareOnPhone?: boolean;
  children: ReactNode;
}

export function Card({ as: Tag = 'div', padding = 'normal', isBareOnPhone = false, children }: CardProps) {
  const bare = isBareOnPhone ? 'max-sm:border-0 max-sm:bg-paper max-sm:p-0 max-sm:shadow-none' : '';
  return (
    <Tag
      className={`relative min-w-0 rounded-card border border-line bg-card shadow-card ${PADDINGS[padding]} ${bare}`}
    >
      {children}
    </Tag>
  );
}
