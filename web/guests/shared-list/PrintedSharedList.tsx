import { useApolloClient } from '@apollo/client/react';
import { plural } from '@lingui/core/macro';
import { displayText } from '#rules/base/text/display-text';
import { isAnyNumber } from '#rules/lists/lists/any-number';
import { moneyText } from '../../base/design/Money.tsx';
import { type PrintedEntry, PrintedSheet, usePrintProblem } from '../../base/printing/PrintedSheet.tsx';
import { printedFundText } from '../../base/printing/printed-fund-text.ts';
import { useAllPages } from '../../base/printing/useAllPages.ts';
import { siteAddress } from '../../base/routing/site-path.ts';
import { amountText } from '../../base/text/amount-text.ts';
import { anyNumberText } from '../../base/text/any-number-text.ts';
import { mostWantedText } from '../../base/text/most-wanted-text.ts';
import { shopNameOf } from '../../base/text/shop-name.ts';
import { groupForShopping, groupGifts } from '../drawn/item-finder.ts';
import { REFRESHING } from './open-shared-list.ts';
import { PrintedSharedListDocument, type PrintedSharedListQuery } from './PrintedSharedList.generated.ts';

/** For a guest: what is still wanted, and how much is not. */
export function PrintedSharedList({ of: token }: { of: string }) {
  const client = useApolloClient();
  const { data, entries, error } = useAllPages(
    async (after) => {
      const { data: page } = await client.query({
        query: PrintedSharedListDocument,
        variables: { token, after },
        fetchPolicy: 'no-cache',
        context: { headers: REFRESHING },
      });
      return page as PrintedSharedListQuery | undefined;
    },
    ({ sharedList }) => sharedList.items,
  );
  usePrintProblem(error);
  if (!data) return null;

  const { sharedList: list } = data;
  const wanted = entries
    .filter((item) => item.quantityRemaining > 0)
    .map((item) => ({ ...item, category: displayText(item.category) }));
  const groups =
    list.listType === 'SHOPPING'
      ? groupForShopping(wanted, { ...list, isSettled: () => false })
      : groupGifts(wanted, list.categoryOrder);
  return (
    <PrintedSheet
      list={{
        ...list,
        name: displayText(list.name),
        description: displayText(list.description),
        eventType: displayText(list.eventType),
        owner: displayText(list.ownerName),
        person: list.person && displayText(list.person.name),
        eventDate: list.eventDate as string | null,
      }}
      count={countText(
        wanted.filter((item) => !isAnyNumber(item.quantityDesired)).length,
        list.listType === 'SHOPPING',
      )}
      leftOut={leftOutText(
        list.listType === 'SHOPPING' ? entries.length - wanted.length : (list.progress?.given ?? 0),
        list.listType === 'SHOPPING',
      )}
      groups={groups.map(({ heading, things }) => ({
        heading,
        entries: things.map((item) => printedEntry(item, list)),
      }))}
      link={`${siteAddress}/shared/${token}`}
    />
  );
}

function countText(count: number, isShopping: boolean): string {
  return isShopping
    ? plural(count, { 0: 'Nothing is wanted right now', one: '# still to buy', other: '# still to buy' })
    : plural(count, { 0: 'Nothing is wanted right now', one: '# still wanted', other: '# still wanted' });
}

function leftOutText(count: number, isShopping: boolean): string | undefined {
  if (count === 0) return;
  return isShopping
    ? plural(count, {
        one: '# is bought already, and isn’t on this sheet.',
        other: '# are bought already, and aren’t on this sheet.',
      })
    : plural(count, {
        one: '# is given already, and isn’t on this sheet.',
        other: '# are given already, and aren’t on this sheet.',
      });
}

type Wanted = PrintedSharedListQuery['sharedList']['items']['nodes'][number];

function printedEntry(item: Wanted, { listType }: PrintedSharedListQuery['sharedList']): PrintedEntry {
  const { id, title, notes, amount, variant, price, currency, outgoingUrl, quantityDesired, quantityRemaining } = item;
  return {
    id,
    title: displayText(title),
    quantity: isAnyNumber(quantityDesired) ? 1 : quantityRemaining,
    price: price === null || item.isFund ? null : moneyText(price, currency),
    shop: outgoingUrl && shopNameOf(displayText(outgoingUrl)),
    details: [
      item.isMostWanted && listType !== 'SHOPPING' ? mostWantedText() : '',
      amountText(amount),
      displayText(variant),
      displayText(notes),
      ...(item.isFund ? printedFundText(item) : isAnyNumber(quantityDesired) ? [anyNumberText(0)] : []),
    ],
    isDone: false,
  };
}
