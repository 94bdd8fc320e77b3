import type { GiftsScreen_giftFragment } from './GiftsScreen.generated.ts';

/** A gift that the reader gives. */
export type OwnGift = GiftsScreen_giftFragment;
