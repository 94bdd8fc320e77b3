import { plural, t } from '@lingui/core/macro';
import { isolated } from '#rules/base/languages/isolated';
import { enumeration } from '../../base/design/list-text.ts';
import { clipped } from '../../base/text/clipped.ts';
import { countedTitle } from '../../base/text/counted-title.ts';
import { nameToShow } from '../../base/text/soft-hyphens.ts';
import { peopleInWords } from '../../lists/collaborators/people-in-words.ts';
import type { ShownNotification } from './notification-groups.ts';

/** A long name or title leaves room for what was done. */
export const LONGEST_NAME = 40;
const LONGEST_TITLE = 80;
const LONGEST_OF_SEVERAL = 40;

const NAMED_THINGS = 3;

/** Bought and held gifts are told in one form. */
export function shortText({ textOnList, who: name, itemTitle, listType, ...gift }: ShownNotification): string {
  const { boughtQuantity, heldQuantity } = gift;
  const quantity = boughtQuantity ?? heldQuantity;
  if (name === null || itemTitle === null || quantity === null || listType === 'SHOPPING') return textOnList;
  const who = isolated(clipped(name, LONGEST_NAME));
  const item = isolated(nameToShow(clipped(itemTitle, LONGEST_TITLE)));
  if (boughtQuantity === null)
    return sentence(
      quantity > 1 ? t`${who} asked us to hold ${quantity} × “${item}”` : t`${who} asked us to hold “${item}”`,
    );
  return sentence(quantity > 1 ? t`${who} bought ${quantity} × “${item}”` : t`${who} bought “${item}”`);
}

function sentence(text: string): string {
  return t({ message: `${text}.`, comment: 'Ends a sentence such as “Tom added an item to “Birthday””' });
}

type Act = 'bought' | 'held';

/** Several gifts in a sentence, with the people who give them: those whom the reader may know, if that is everybody. */
export function giftsText(gifts: readonly ShownNotification[], act: Act): string {
  const count = gifts.length;
  const names = namesOf(gifts);
  const people = peopleInWords(names.map((name) => isolated(clipped(name, LONGEST_OF_SEVERAL))));
  if (act === 'held') {
    if (names.length === 0) return plural(count, { one: '# gift is held', other: '# gifts are held' });
    if (names.length > 1) return plural(count, { other: `${people} asked us to hold # gifts` });
    const who = people;
    return plural(count, { other: `${who} asked us to hold # gifts` });
  }
  if (names.length === 0) return plural(count, { one: '# gift bought', other: '# gifts bought' });
  if (names.length > 1) return plural(count, { other: `${people} bought # gifts` });
  const who = people;
  return plural(count, { other: `${who} bought # gifts` });
}

/** The latest first; none where somebody is not named, who would seem to be left out. */
function namesOf(gifts: readonly ShownNotification[]): string[] {
  if (gifts.some(({ who }) => who === null)) return [];
  return [...new Map(gifts.map(({ whoKey, who }) => [whoKey, who ?? ''])).values()];
}

/** The first of them; dots stand for the rest. */
export function thingsText(gifts: readonly ShownNotification[]): string {
  const titles = gifts.flatMap(({ itemTitle, boughtQuantity, heldQuantity }) =>
    itemTitle
      ? [
          countedTitle(
            boughtQuantity ?? heldQuantity ?? 1,
            isolated(nameToShow(clipped(itemTitle, LONGEST_OF_SEVERAL))),
          ),
        ]
      : [],
  );
  const named = enumeration(titles.slice(0, NAMED_THINGS));
  return titles.length > NAMED_THINGS ? `${named} …` : named;
}
