import type { ReactNode } from 'react';

/** Under each other on a phone, where four stand side by side. */
export function BarLabel({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <span className="flex flex-col items-center gap-0.5 text-xs sm:flex-row sm:gap-2 sm:text-base [&_svg]:size-5">
      {icon}
      {children}
    </span>
  );
}
