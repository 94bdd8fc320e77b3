import type { ReactNode } from 'react';

/** Stays in sight where a keyboard leaves only half of the screen. */
export function SubmitBar({ children }: { children: ReactNode }) {
  return (
    <div className="grid [@media(max-height:32rem)]:sticky [@media(max-height:32rem)]:bottom-0 [@media(max-height:32rem)]:z-10 [@media(max-height:32rem)]:-mx-1 [@media(max-height:32rem)]:bg-inherit [@media(max-height:32rem)]:px-1 [@media(max-height:32rem)]:py-2">
      {children}
    </div>
  );
}
