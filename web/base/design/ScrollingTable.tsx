import type { ReactNode } from 'react';

interface ScrollingTableProps {
  label: string;
  className?: string;
  children: ReactNode;
}

export function ScrollingTable({ label, className = '', children }: ScrollingTableProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      className={`overflow-auto rounded-card border border-line bg-card shadow-card ${className}`}
    >
      {children}
    </section>
  );
}
