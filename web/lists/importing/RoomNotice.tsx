import { plural, t } from '@lingui/core/macro';
import { tooManyListsText } from '#rules/core/plans/plan-limit-texts';
import { Notice } from '../../base/design/Notice.tsx';
import { PlansLink } from '../../base/page/plans-link.tsx';
import { useSite } from '../../base/page/site.ts';
import { sentences } from '../../base/text/sentences.ts';

interface RoomNoticeProps {
  /** The list is there already, and may be somebody else's. */
  isOldList: boolean;
  isOwn: boolean;
  /** No list can be made, but one that is there has room. */
  isChoiceLeft: boolean;
  /** How many more items the list holds. Null is without end. */
  room: number | null;
  /** How many are to be brought. */
  count: number;
  /** How many more lists fit, and how many fit in all. */
  listRoom: number | null;
  mostLists: number | null;
  /** How many lists of the file wait to be brought. */
  lists: number;
}

/** Says what does not fit, and the way on, before anything is tried. */
export function RoomNotice({
  isOldList,
  isOwn,
  isChoiceLeft,
  room,
  count,
  listRoom,
  mostLists,
  lists,
}: RoomNoticeProps) {
  const { paymentsEnabled } = useSite();
  const action = isOwn && paymentsEnabled && <PlansLink />;
  if (!isOldList && listRoom === 0 && mostLists !== null) {
    if (isChoiceLeft) return <Notice action={action}>{fullPlanText(mostLists, paymentsEnabled)}</Notice>;
    return (
      <Notice tone="problem" action={action}>
        {tooManyListsText(mostLists, paymentsEnabled)}
      </Notice>
    );
  }
  const items = room === null || room >= count ? null : isOldList ? oldListText(room, count) : newListText(room, count);
  const few = !isOldList && listRoom !== null && listRoom < lists ? fewListsText(listRoom, lists) : null;
  const text = sentences(items, few);
  return text === '' ? null : <Notice action={action}>{text}</Notice>;
}

function fullPlanText(most: number, isSelling: boolean): string {
  return isSelling
    ? plural(most, {
        one: 'Your plan allows # list, and you have it. Choose it above, or see the plans.',
        other: 'Your plan allows # lists, and you have them all. Choose one of them above, or see the plans.',
      })
    : plural(most, {
        one: 'Your plan allows # list, and you have it. Choose it above.',
        other: 'Your plan allows # lists, and you have them all. Choose one of them above.',
      });
}

function newListText(room: number, count: number): string {
  const left = count - room;
  return plural(left, {
    one: `A list on your plan has room for ${room} items, and # of these doesn’t fit. Untick what can wait, or import the rest into another list afterwards.`,
    other: `A list on your plan has room for ${room} items, and # of these don’t fit. Untick what can wait, or import the rest into another list afterwards.`,
  });
}

function oldListText(room: number, count: number): string {
  return room === 0
    ? t`This list is full. Import into another one.`
    : t`${room} of ${count} fit on this list. The others stay here: leave some out, or import them into a new list.`;
}

function fewListsText(listRoom: number, lists: number): string {
  return plural(listRoom, {
    one: `Your plan has room for # more list, and ${lists} wait here. Several can go into one.`,
    other: `Your plan has room for # more lists, and ${lists} wait here. Several can go into one.`,
  });
}
