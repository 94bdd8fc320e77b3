import type { ReactNode } from 'react';

/** Stays in sight where a phone's keyboard leaves half of the screen; in an enlarged window it would cover the fields. */
export function SubmitBar({ children }: { children: ReactNode }) {
  return (
    <div className="grid [@media(min-height:20rem)_and_(max-height:32rem)_and_(max-width:39rem)]:sticky [@media(min-height:20rem)_and_(max-height:32rem)_and_(max-width:39rem)]:bottom-0 [@media(min-height:20rem)_and_(max-height:32rem)_and_(max-width:39rem)]:z-10 [@media(min-height:20rem)_and_(max-height:32rem)_and_(max-width:39rem)]:-mx-1 [@media(min-height:20rem)_and_(max-height:32rem)_and_(max-width:39rem)]:bg-inherit [@media(min-height:20rem)_and_(max-height:32rem)_and_(max-width:39rem)]:px-1 [@media(min-height:20rem)_and_(max-height:32rem)_and_(max-width:39rem)]:py-2">
      {children}
    </div>
  );
}
