import { UndoButton } from './GiftButtons.tsx';
import { givenText, Stamp } from './GiftStates.tsx';
import type { OwnPurchase } from './shared-item.ts';

interface OwnGiftLineProps extends OwnPurchase {
  itemId: string;
  title: string;
}

/** The stamp, with the way back beside it, in a line of its own below a gift without a picture, however many of it are wanted. */
export function OwnGiftLine(own: OwnGiftLineProps) {
  return (
    <div className="own-line">
      <Stamp isSmall>{givenText(own)}</Stamp>
      <UndoButton {...own} />
    </div>
  );
}
