import { t } from '@lingui/core/macro';
import type { GiftStep } from '#rules/lists/gifts/gift';
import type { OwnGift } from './own-gift.ts';

interface StepText {
  value: GiftStep | '';
  text: string;
}

/** The steps to choose from. Without one a gift is as far as its purchase says. */
export function stepTexts(state: OwnGift['state']): StepText[] {
  return [
    {
      value: '',
      text:
        state === 'RESERVED'
          ? t({ message: 'Held', context: 'step of a gift' })
          : t({ message: 'Bought', context: 'step of a gift' }),
    },
    { value: 'TO_BUY', text: t({ message: 'To buy', context: 'step of a gift' }) },
    { value: 'ORDERED', text: t({ message: 'Ordered', context: 'step of a gift' }) },
    { value: 'ARRIVED', text: t({ message: 'Arrived', context: 'step of a gift' }) },
    { value: 'WRAPPED', text: t({ message: 'Wrapped', context: 'step of a gift' }) },
    { value: 'GIVEN', text: t({ message: 'Given', context: 'step of a gift' }) },
  ];
}

/** Whether its giver still has to buy it. */
export function isToBuy({ state, step }: Pick<OwnGift, 'state' | 'step'>): boolean {
  return step === null ? state === 'RESERVED' : step === 'TO_BUY';
}

/** Whether it is here, and not wrapped yet. */
export function isToWrap({ step }: Pick<OwnGift, 'step'>): boolean {
  return step === 'ARRIVED';
}
