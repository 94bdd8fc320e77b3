import { t } from '@lingui/core/macro';
import { type ButtonLook, buttonLook } from '../../base/design/button-looks.ts';
import { canGive } from '../../base/text/fund-text.ts';
import type { SharedCost } from '../../base/text/shared-cost-text.ts';
import { earlyPressHash } from './early-press.ts';
import { GroupGiftLine } from './GroupGiftLine.tsx';

/** The state of a group gift, or a fund, as the server draws it: chipping in takes the app. */
export function DrawnGroupGift({
  id,
  title,
  look,
  ...cost
}: SharedCost & { id: string; title: string; isFund: boolean; look: ButtonLook }) {
  const { isFund } = cost;
  return (
    <>
      <GroupGiftLine {...cost} />
      {canGive(cost) && (
        <>
          <div className="grid noscript:hidden">
            <a
              href={earlyPressHash(id)}
              aria-label={isFund ? t`Give to this fund: ${title}` : t`Chip in: ${title}`}
              className={buttonLook(look, 'normal')}
            >
              {isFund ? t`Give to this fund` : t`Chip in`}
            </a>
          </div>
          <noscript>{isFund ? t`Giving to a fund needs JavaScript.` : t`Chipping in needs JavaScript.`}</noscript>
        </>
      )}
    </>
  );
}
