import { useApolloClient } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { displayText } from '#rules/base/text/display-text';
import { isAnyNumber } from '#rules/lists/lists/any-number';
import { occasionText } from '#rules/lists/lists/occasions';
import { listText } from '../../base/design/list-text.ts';
import { moneyText } from '../../base/design/Money.tsx';
import { type PrintedEntry, PrintedSheet, usePrintProblem } from '../../base/printing/PrintedSheet.tsx';
import { printedOwnFundText } from '../../base/printing/printed-fund-text.ts';
import { boughtAlreadyText, toBuyText } from '../../base/printing/shopping-counts.ts';
import { useAllPages } from '../../base/printing/useAllPages.ts';
import { siteAddress } from '../../base/routing/site-path.ts';
import { amountText } from '../../base/text/amount-text.ts';
import { anyNumberText } from '../../base/text/any-number-text.ts';
import { categoryLabel, groupByCategory, groupInOrder } from '../../base/text/category-groups.ts';
import { countedTitle } from '../../base/text/counted-title.ts';
import { heldText } from '../../base/text/held-text.ts';
import { listName } from '../../base/text/list-name.ts';
import { mostWantedText } from '../../base/text/most-wanted-text.ts';
import { buyersOf } from '../items/cache/buyers.ts';
import { hasEnded } from '../list-settings/share-link.ts';
import { PrintedListDocument, type PrintedListQuery } from './PrintedList.generated.ts';

/** For those who work on the list: everything on it, with what is bought ticked, as far as they may know of it. */
export function PrintedList({ of: id }: { of: string }) {
  const client = useApolloClient();
  const {
    data,
    entries: items,
    error,
  } = useAllPages(
    async (after) => {
      const variables = { id, after };
      const { data: page } = await client.query({ query: PrintedListDocument, variables, fetchPolicy: 'no-cache' });
      return page as PrintedListQuery | undefined;
    },
    ({ list }) => list.items,
  );
  usePrintProblem(error);
  if (!data) return null;

  const { list } = data;
  const isShopping = list.listType === 'SHOPPING';
  const itemCount = items.length;
  const printed = isShopping ? items.filter((item) => !isDone(item)) : items; // what is in the cupboard is not looked for
  const { privacy, shareToken, shareLinkExpiresAt, hiddenAt } = list;
  const isOpen = privacy === 'PUBLIC' && !hiddenAt && !hasEnded(shareLinkExpiresAt);
  return (
    <PrintedSheet
      list={{
        ...list,
        name: listName(list),
        description: displayText(list.description),
        eventType: displayText(occasionText(list.eventType)),
        owner: displayText(list.owner.name),
        person: list.person && displayText(list.person.name),
        eventDate: list.eventDate as string | null,
      }}
      count={isShopping ? toBuyText(printed.length) : plural(itemCount, { one: '# gift', other: '# gifts' })}
      leftOut={boughtAlreadyText(items.length - printed.length)}
      groups={groupsOf(printed, list).map(({ heading, things }) => ({
        heading,
        entries: things.map((item) => printedEntry(item, list)),
      }))}
      link={isOpen ? `${siteAddress}/shared/${shareToken}` : null}
      without={
        privacy === 'PUBLIC'
          ? t`The share link of this list has expired.`
          : t`This list is private. Only its members can open it.`
      }
    />
  );
}

/** As on the screen: gifts under their categories, and what is to be bought in the order of the shop. */
function groupsOf(
  items: readonly Listed[],
  { listType, categoryOrder }: Pick<PrintedListQuery['list'], 'listType' | 'categoryOrder'>,
) {
  if (listType !== 'SHOPPING') return groupByCategory(items, categoryOrder);
  const groups = groupInOrder(items, categoryOrder);
  const hasCategories = groups.some(({ category }) => category !== '');
  return groups.map(({ category, items: things }) => ({
    heading: hasCategories ? categoryLabel(category) : null,
    things,
  }));
}

type Listed = PrintedListQuery['list']['items']['nodes'][number];

function printedEntry(item: Listed, { listType }: Pick<PrintedListQuery['list'], 'listType'>): PrintedEntry {
  const { id, title, notes, amount, variant, price, currency, quantityDesired, quantityPurchased } = item;
  const { heldUntil, isNoLongerNeeded, isMostWanted } = item;
  return {
    id,
    title: displayText(title),
    quantity: isAnyNumber(quantityDesired) ? 1 : quantityDesired,
    amount: amount ? countedTitle(quantityDesired, amountText(amount)) : '',
    givers: listText([...new Set(buyersOf(item.purchases))]),
    price: price === null || item.isFund ? null : moneyText(price, currency),
    details: [
      isMostWanted && listType !== 'SHOPPING' ? mostWantedText() : '',
      displayText(variant),
      displayText(item.description),
      displayText(notes),
      ...(item.isFund
        ? printedOwnFundText(item)
        : isAnyNumber(quantityDesired)
          ? [anyNumberText(quantityPurchased)]
          : []),
      quantityPurchased > 0 && quantityDesired > 1 && !isAnyNumber(quantityDesired)
        ? boughtText(quantityPurchased, quantityDesired, heldUntil)
        : '',
      heldUntil ? heldText(heldUntil) : '',
      isNoLongerNeeded ? t`No longer needed` : '',
    ],
    isDone: isDone(item),
  };
}

function isDone({ quantityPurchased, quantityDesired, heldUntil }: Listed): boolean {
  return quantityPurchased >= quantityDesired && !heldUntil;
}

/** Some of what is taken may only be reserved. */
function boughtText(quantityPurchased: number, quantityDesired: number, heldUntil: string | null): string {
  return heldUntil
    ? t`${quantityPurchased} of ${quantityDesired} taken`
    : t`${quantityPurchased} of ${quantityDesired} bought`;
}
