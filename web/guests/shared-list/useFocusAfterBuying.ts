import { type RefObject, useState } from 'react';
import { UNDO_OF } from '#rules/doors/public-pages/drawn-page';

/** Once the last piece is bought, its button is gone: the focus goes to the way back, and to `otherwise` if there is none. */
export function useFocusAfterBuying(otherwise: RefObject<HTMLElement | null>) {
  const [focus] = useState(() => {
    let boughtId: string | null = null;
    let isCompleted = false;
    return {
      note: (itemId: string) => {
        boughtId = itemId;
        isCompleted = false;
      },
      /** Its button goes, at once or a moment after the dialog has given it the focus. */
      noteCompleted: () => {
        isCompleted = true;
      },
      isLost: () => isCompleted || document.activeElement === document.body,
      focused: {
        get current() {
          const undo = boughtId && document.querySelector<HTMLElement>(`[data-${UNDO_OF}="${boughtId}"]`);
          return undo || otherwise.current;
        },
      },
    };
  });
  return focus;
}
