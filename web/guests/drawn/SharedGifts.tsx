import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode, Ref } from 'react';
import { isAnyNumber } from '#rules/lists/lists/any-number';
import { EmptyState } from '../../base/design/EmptyState.tsx';
import type { Kind } from '../../base/design/kinds.ts';
import { LinkButton } from '../../base/page/LinkButton.tsx';
import { anyNumberText } from '../../base/text/any-number-text.ts';
import { GivenSoFar } from './GivenSoFar.tsx';
import type { Face } from './shared-item.ts';
import { useFollowPath } from './useFollowPath.ts';

interface SharedGiftsProps {
  title: ReactNode;
  titleRef?: Ref<HTMLHeadingElement>;
  /** Null where it is kept from the reader. */
  progress: { given: number; wanted: number; held: number; heldInPart?: number } | null;
  /** Without anything to find, the title is read out and not shown. */
  finder: ReactNode;
  /** How many gifts are given and not among these. */
  leftOut?: number;
  children: ReactNode;
}

/** Everything on a shared list below its heading, as the server draws it, too. */
export function SharedGifts({ title, titleRef, progress, finder, leftOut = 0, children }: SharedGiftsProps) {
  return (
    <section aria-labelledby="items-heading" className="grid gap-2.5 sm:gap-5">
      <div className="gifts-head">
        <div className="gifts-count">
          <h2
            ref={titleRef}
            id="items-heading"
            tabIndex={-1}
            className={finder ? 'text-lg leading-snug outline-none sm:text-2xl' : 'sr-only'}
          >
            {title}
          </h2>
          {progress && <GivenSoFar {...progress} />}
        </div>
        {finder}
      </div>
      {children}
      {leftOut > 0 && (
        <p className="given-already">
          {plural(leftOut, {
            one: '# gift is given already, so it isn’t shown here.',
            other: '# gifts are given already, so they aren’t shown here.',
          })}
        </p>
      )}
    </section>
  );
}

interface NothingListedProps {
  listType: Kind;
  shareToken: string;
  isDemo: boolean;
  isPast: boolean;
  ownerName: string;
  person: { name: string } | null;
  purchasesHidden?: boolean;
  progress?: SharedGiftsProps['progress'];
  /** Whether the reader gives some of it. */
  isGiver?: boolean;
  isForGuest: boolean;
}

export function NothingListed({ purchasesHidden, progress, isGiver, isForGuest, ...list }: NothingListedProps) {
  const { listType } = list;
  const follow = useFollowPath(list);
  const ownerName = list.person?.name ?? list.ownerName;
  const isFinished = !purchasesHidden && isAllTaken({ listType, progress }) && !progress?.held;
  return (
    <EmptyState
      kind={listType}
      level={3}
      title={isFinished ? t`Everything’s taken care of` : t`No items available`}
      action={
        <>
          {isForGuest && follow && (
            <LinkButton
              look={isFinished ? 'quiet' : 'primary'}
              to={follow}
            >{t`Tell me when something’s new`}</LinkButton>
          )}
          <LinkButton to="/">{t`Return to Home`}</LinkButton>
        </>
      }
    >
      {isFinished && isGiver ? (
        <p>
          <Trans>
            No items available right now: everything <bdi>{ownerName}</bdi> wished for is given. Thank you for your
            part!
          </Trans>
        </p>
      ) : isFinished ? (
        <p>
          <Trans>
            No items available right now: everything <bdi>{ownerName}</bdi> wished for is given. Thank you for looking!
          </Trans>
        </p>
      ) : (
        <p>
          <Trans>
            There’s nothing on <bdi>{ownerName}</bdi>’s list right now. Keep the link, and look in again soon.
          </Trans>
        </p>
      )}
    </EmptyState>
  );
}

interface Given {
  listType: Kind;
  progress?: { given: number; wanted: number } | null;
}

/** Whether every gift is given or held, so that there is nothing to choose; of shopping one sees what is bought. */
export function isAllTaken({ listType, progress }: Given): boolean {
  return listType !== 'SHOPPING' && !!progress && progress.given > 0 && progress.given >= progress.wanted;
}

type Counted = Pick<Face, 'quantityDesired' | 'quantityPurchased' | 'heldUntil'>;

/** One that its owner has withdrawn wants none, and counts as none. */
function isGiven({ quantityDesired, quantityPurchased, heldUntil }: Counted): boolean {
  return quantityDesired > 0 && quantityPurchased >= quantityDesired && !heldUntil;
}

/** How many gifts are given and not among these; none where that is kept from the reader. */
export function leftOutOf(
  { listType, progress }: Given & { progress?: { held: number } | null },
  shown: readonly Counted[],
): number {
  if (listType === 'SHOPPING' || !progress) return 0;
  const here = shown.filter(isGiven);
  return progress.given - progress.held - here.length;
}

export function isOfAnyNumber({ quantityDesired }: { quantityDesired: number }): boolean {
  return isAnyNumber(quantityDesired);
}

export function countText(count: number, listType: Kind): string {
  return listType === 'SHOPPING'
    ? plural(count, { one: '# item', other: '# items' })
    : plural(count, { one: '# gift', other: '# gifts' });
}

/** `hasMore` tells of gifts of which any number is welcome. */
export function wantedText(wanted: number, listType: Kind, hasMore: boolean): string {
  if (wanted === 0 && hasMore) return anyNumberText(0);
  return listType === 'SHOPPING'
    ? plural(wanted, { 0: 'Nothing left to buy', one: '# to buy', other: '# to buy' })
    : plural(wanted, { 0: 'Nothing wanted right now', one: '# gift still wanted', other: '# gifts still wanted' });
}
