import { t } from '@lingui/core/macro';
import { buttonLook } from '../../base/design/button-looks.ts';
import { missingMinorOf, type SharedCost } from '../../base/text/shared-cost-text.ts';
import { earlyPressHash } from './early-press.ts';
import { GroupGiftLine } from './GroupGiftLine.tsx';

/** The state of a group gift as the server draws it: chipping in takes the app. */
export function DrawnGroupGift({ id, title, ...cost }: SharedCost & { id: string; title: string }) {
  return (
    <>
      <GroupGiftLine {...cost} />
      {missingMinorOf(cost) > 0 && (
        <>
          <div className="grid noscript:hidden">
            <a href={earlyPressHash(id)} aria-label={t`Chip in: ${title}`} className={buttonLook('primary', 'normal')}>
              {t`Chip in`}
            </a>
          </div>
          <noscript>{t`Chipping in needs JavaScript.`}</noscript>
        </>
      )}
    </>
  );
}
