import { t } from '@lingui/core/macro';
import { Button } from '../../base/design/Button.tsx';
import { UndoButton } from './GiftButtons.tsx';
import { givenText, Stamp } from './GiftStates.tsx';
import type { OwnPurchase } from './shared-item.ts';

interface OwnGiftLineProps extends OwnPurchase {
  isPlain: boolean;
  itemId: string;
  title: string;
}

/** The stamp, which lies on the picture where cards stand in rows, with the way back, and for what is held the way on. */
export function OwnGiftLine({ isPlain, ...own }: OwnGiftLineProps) {
  const { title } = own;
  const isHeld = own.heldUntil !== undefined;
  return (
    <div className={`own-line ${isPlain ? '' : 'sm:contents'}`}>
      <p className={isPlain ? '' : 'sm:on-picture'}>
        <Stamp isSmall isHeld={isHeld}>
          {givenText(own)}
        </Stamp>
      </p>
      <div className={isHeld ? `held-buttons ${isPlain ? '' : 'sm:*:w-full'}` : 'given-buttons'}>
        {own.onBought && (
          <Button look="primary" aria-label={t`Mark as Purchased: ${title}`} onClick={own.onBought}>
            {t`Mark as Purchased`}
          </Button>
        )}
        <UndoButton {...own} />
      </div>
    </div>
  );
}
