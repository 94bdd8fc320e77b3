import type { ReactNode } from 'react';
import { Card } from '../design/Card.tsx';

interface QuietLineProps {
  text: string;
  children: ReactNode;
}

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
