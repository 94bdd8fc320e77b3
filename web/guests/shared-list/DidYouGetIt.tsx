import { t } from '@lingui/core/macro';
import { BUY_OF } from '#rules/doors/public-pages/drawn-page';
import { Button } from '../../base/design/Button.tsx';
import type { Face } from '../drawn/shared-item.ts';

interface DidYouGetItProps {
  item: Face;
  /** Opens what a purchase, or a reservation, is made with. */
  onBuy: (isToHold: boolean) => void;
  onEnd: () => void;
}

/** Asks on a gift's card, of somebody who was at its shop. */
export function DidYouGetIt({ item, onBuy, onEnd }: DidYouGetItProps) {
  if (item.quantityRemaining === 0 || item.pledgeCount > 0) return null;
  const { id, title } = item;
  const answer = (isToHold: boolean) => {
    onEnd();
    onBuy(isToHold);
  };
  const leave = () => {
    onEnd();
    document.querySelector<HTMLElement>(`[data-${BUY_OF}="${id}"]`)?.focus(); // or the focus would be lost
  };
  return (
    <fieldset aria-label={t`Did you get it? ${title}`} className="flex animate-drop flex-wrap items-center gap-2">
      <p role="status" className="grow font-semibold">
        {t`Did you get it?`}
      </p>
      <Button onClick={() => answer(false)}>{t`Yes`}</Button>
      <Button look="quiet" onClick={() => answer(true)}>
        {t`Hold it`}
      </Button>
      <Button look="quiet" onClick={leave}>
        {t`No`}
      </Button>
    </fieldset>
  );
}
