import type { ComponentProps } from 'react';
import { QuickAdd } from '../adding/QuickAdd.tsx';

/** The field for the next gift at the foot of a phone, near the thumb, wherever the list is scrolled to. */
export function GiftDock(props: ComponentProps<typeof QuickAdd>) {
  return (
    <div
      data-dock="" // the boxes around it reach down to the end of the window
      className="sticky bottom-0 z-10 order-last -mx-4 mt-auto border-t border-line bg-paper px-3 pt-1.5 pb-[max(0.375rem,env(safe-area-inset-bottom))] print:hidden"
    >
      <QuickAdd {...props} />
    </div>
  );
}
