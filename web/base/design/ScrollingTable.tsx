import type { ReactNode } from 'react';

interface ScrollingTableProps {
  label: string;
  /** How high it may be, where that is bounded. */
  className?: string;
  children: ReactNode;
}

/** The sheet that a wide or long table scrolls in, also by keyboard. */
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
