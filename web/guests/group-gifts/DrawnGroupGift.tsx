import { t } from '@lingui/core/macro';
import { Button } from '../../base/design/Button.tsx';
import { missingMinorOf, type SharedCost } from '../../base/text/shared-cost-text.ts';
import { GroupGiftLine } from './GroupGiftLine.tsx';

/** The state of a group gift as the server draws it: chipping in takes the app. */
export function DrawnGroupGift(cost: SharedCost) {
  return (
    <>
      <GroupGiftLine {...cost} />
      {missingMinorOf(cost) > 0 && (
        <>
          <div className="grid noscript:hidden">
            <Button look="primary">{t`Chip in`}</Button>
          </div>
          <noscript>{t`Chipping in needs JavaScript.`}</noscript>
        </>
      )}
    </>
  );
}
