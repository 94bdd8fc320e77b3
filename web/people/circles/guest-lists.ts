import { displayText } from '#rules/base/text/display-text';
import { listName } from '../../base/text/list-name.ts';
import type { CircleViewFragment } from './CircleView.generated.ts';
import type { Guest } from './circle-guest.ts';

/** By the first list of each person. */
export type Ticks = Readonly<Record<string, boolean>>;

export interface Recipient {
  listId: string;
  name: string;
  listNames: string[];
  isGuest: boolean;
}

/** Everybody for whom a list of the circle is, but the one who asks. As long as nobody says otherwise, it is the guest who has the guest’s name. */
export function recipientsOf(
  { members, lists }: CircleViewFragment,
  guest: Guest | null,
  guestName: string,
  ticks: Ticks,
): Recipient[] {
  const you = members.find(({ isYou }) => isYou)?.id;
  return Object.entries(Object.groupBy(lists, ({ firstListId }) => firstListId)).flatMap(([listId, ofPerson = []]) => {
    const [first] = ofPerson;
    if (!first || (first.personName === null && first.ownerId === you)) return [];
    const written = first.personName ?? members.find(({ id }) => id === first.ownerId)?.name ?? '';
    const isNamedAlike = written.toLowerCase() === guestName.trim().toLowerCase();
    const isKnown = guest !== null && (guest.name === guestName || guest.saidListIds.includes(listId));
    return [
      {
        listId,
        name: displayText(written),
        listNames: ofPerson.map((list) => listName(list)),
        isGuest: ticks[listId] ?? (isKnown ? guest.ownListIds.includes(listId) : isNamedAlike),
      },
    ];
  });
}

/** Ticks that were set or taken away, alone: a person whom the name alone makes the guest is none any more once the name is another. */
export function toldLists(recipients: readonly Recipient[], ticks: Ticks) {
  return recipients
    .filter(({ listId }) => Object.hasOwn(ticks, listId))
    .map(({ listId, isGuest }) => ({ listId, isForGuest: isGuest }));
}
