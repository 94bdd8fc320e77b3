import type { ReactNode } from 'react';

const WIDTHS = { full: 'max-w-6xl', reading: 'max-w-3xl', form: 'max-w-md' };

interface PageProps {
  width?: keyof typeof WIDTHS;
  children: ReactNode;
}

/** The room that a screen has inside the frame. The frame has the `main` element already. */
export function Page({ width = 'full', children }: PageProps) {
  return (
    <div
      className={`mx-auto grid w-full grid-cols-[minmax(0,1fr)] content-start gap-6 px-4 py-5 sm:px-6 sm:py-12 ${WIDTHS[width]}`}
    >
      {children}
    </div>
  );
}
