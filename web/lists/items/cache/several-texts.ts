import { plural, t } from '@lingui/core/macro';
import { itemTitle } from './item-texts.ts';

type Titled = readonly { title: string }[];

/** One by its title, more by their number. */
export function nameOf(items: Titled): string {
  return sentenceOf(
    items,
    (title) => title,
    (count) => plural(count, { one: '# item', other: '# items' }),
  );
}

function sentenceOf(items: Titled, one: (title: string) => string, several: (count: number) => string): string {
  return items.length === 1 ? one(itemTitle(items[0])) : several(items.length);
}

export function onTheListText(count: number): string {
  return plural(count, { one: '# item is on the list.', other: '# items are on the list.' });
}

export function addedText(items: Titled): string {
  return sentenceOf(
    items,
    (title) => t`${title} added.`,
    (count) => plural(count, { one: '# item added.', other: '# items added.' }),
  );
}

export function deletedText(items: Titled): string {
  return sentenceOf(
    items,
    (title) => t`${title} is deleted.`,
    (count) =>
      plural(count, {
        one: '# item is deleted.',
        other: '# items are deleted.',
      }),
  );
}

export function deleteFailure(items: Titled): string {
  return sentenceOf(
    items,
    (title) => t`Failed to delete ${title}. Please try again.`,
    (count) =>
      plural(count, {
        one: 'Failed to delete # item. Please try again.',
        other: 'Failed to delete # items. Please try again.',
      }),
  );
}

export function archivedText(items: Titled): string {
  return sentenceOf(
    items,
    (title) => t`${title} is archived.`,
    (count) =>
      plural(count, {
        one: '# is archived.',
        other: '# are archived.',
      }),
  );
}

export function archiveFailure(items: Titled): string {
  return sentenceOf(
    items,
    (title) => t`Failed to archive ${title}. Please try again.`,
    (count) =>
      plural(count, {
        one: 'Failed to archive # item. Please try again.',
        other: 'Failed to archive # items. Please try again.',
      }),
  );
}

export function restoredText(items: Titled): string {
  return sentenceOf(
    items,
    (title) => t`${title} is back on the list.`,
    (count) =>
      plural(count, {
        one: '# item is back on the list.',
        other: '# items are back on the list.',
      }),
  );
}

export function restoreFailure(items: Titled): string {
  return sentenceOf(
    items,
    (title) => t`Failed to restore ${title}. Please try again.`,
    (count) =>
      plural(count, {
        one: 'Failed to restore # item. Please try again.',
        other: 'Failed to restore # items. Please try again.',
      }),
  );
}

export function changeFailure(items: Titled): string {
  return sentenceOf(
    items,
    (title) => t`Failed to change ${title}. Please try again.`,
    (count) =>
      plural(count, {
        one: 'Failed to change # item. Please try again.',
        other: 'Failed to change # items. Please try again.',
      }),
  );
}

export function putBackText(items: Titled): string {
  return sentenceOf(
    items,
    (title) => t`${title} is back where it was.`,
    (count) =>
      plural(count, {
        one: '# item is back where it was.',
        other: '# items are back where they were.',
      }),
  );
}

export function atTopText(items: Titled): string {
  return sentenceOf(
    items,
    (title) => t`${title} is at the top now.`,
    (count) =>
      plural(count, {
        one: '# item is at the top now.',
        other: '# items are at the top now.',
      }),
  );
}

export function atBottomText(items: Titled): string {
  return sentenceOf(
    items,
    (title) => t`${title} is at the bottom now.`,
    (count) =>
      plural(count, {
        one: '# item is at the bottom now.',
        other: '# items are at the bottom now.',
      }),
  );
}

export function mostWantedNowText(items: Titled, isMostWanted: boolean): string {
  return isMostWanted
    ? sentenceOf(
        items,
        (title) => t`${title} is marked as most wanted.`,
        (count) =>
          plural(count, { one: '# item is marked as most wanted.', other: '# items are marked as most wanted.' }),
      )
    : sentenceOf(
        items,
        (title) => t`${title} isn’t marked as most wanted any more.`,
        (count) =>
          plural(count, {
            one: '# item isn’t marked as most wanted any more.',
            other: '# items aren’t marked as most wanted any more.',
          }),
      );
}

export function categoryText(items: Titled, category: string): string {
  return category === '' ? noCategoryText(items) : inCategoryText(items, category);
}

function noCategoryText(items: Titled): string {
  return sentenceOf(
    items,
    (title) => t`${title} is in no category now.`,
    (count) => plural(count, { one: '# item is in no category now.', other: '# items are in no category now.' }),
  );
}

function inCategoryText(items: Titled, category: string): string {
  return sentenceOf(
    items,
    (title) => t`${title} is in “${category}” now.`,
    (count) =>
      plural(count, {
        one: `# item is in “${category}” now.`,
        other: `# items are in “${category}” now.`,
      }),
  );
}
