import type { ReactNode } from 'react';

const WIDTHS = {
  full: 'max-w-6xl gap-3.5 py-3 sm:gap-5 sm:pt-6 sm:pb-8',
  /** On a phone its last part reaches down to the end of the window. */
  list: 'max-w-6xl gap-2.5 pt-3 max-sm:flex max-sm:grow max-sm:flex-col max-sm:*:min-w-0 sm:gap-4 sm:pt-5 sm:pb-8',
  reading: 'max-w-3xl gap-6 py-5 sm:py-8',
  form: 'max-w-md gap-4 py-5 sm:gap-6 sm:py-12',
  split: 'max-w-5xl py-5 sm:py-12',
  sheet: 'max-w-[42rem] grow grid-rows-[auto_1fr] gap-1 pt-1 sm:gap-2 sm:pt-5 lg:max-w-[60rem]',
};

interface PageProps {
  width?: keyof typeof WIDTHS;
  children: ReactNode;
}

/** The frame has the `main` element already. */
export function Page({ width = 'full', children }: PageProps) {
  return (
    <div
      data-sheet={width === 'sheet' ? '' : undefined} // on a phone the header makes room for it
      className={`mx-auto grid w-full grid-cols-[minmax(0,1fr)] content-start px-4 sm:px-6 ${WIDTHS[width]}`}
    >
      {children}
    </div>
  );
}
