import type { ReactNode } from 'react';
import { Card } from './Card.tsx';

interface QuietLineProps {
  text: string;
  children: ReactNode;
}

/** What is not set up yet, with the first step: a card of one line among the cards of what is. */
export function QuietLine({ text, children }: QuietLineProps) {
  return (
    <Card padding="none">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-[min(1.5rem,7.5vw)] py-3 sm:px-8">
        <p className="text-muted">{text}</p>
        {children}
      </div>
    </Card>
  );
}
