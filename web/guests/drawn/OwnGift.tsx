import { UndoButton } from './GiftButtons.tsx';
import { givenText, Stamp } from './GiftStates.tsx';
import type { OwnPurchase } from './shared-item.ts';

interface OwnGiftLineProps extends OwnPurchase {
  isPlain: boolean;
  itemId: string;
  title: string;
}

/** The stamp, which lies on the picture where cards stand in rows, with the way back at its end; what is held has it among its buttons. */
export function OwnGiftLine({ isPlain, ...own }: OwnGiftLineProps) {
  return (
    <div className={`own-line ${isPlain ? 'sm:col-end-2' : 'sm:contents'}`}>
      <p className={isPlain ? '' : 'pointer-events-none sm:on-picture sm:grid sm:place-items-center'}>
        <Stamp isSmall isHeld={own.heldUntil !== undefined}>
          {givenText(own)}
        </Stamp>
      </p>
      {!own.heldUntil && <UndoButton {...own} />}
    </div>
  );
}
