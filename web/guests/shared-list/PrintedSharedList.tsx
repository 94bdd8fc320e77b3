import { useApolloClient } from '@apollo/client/react';
import { plural } from '@lingui/core/macro';
import { displayText } from '#rules/base/text/display-text';
import { isHeldWhole } from '#rules/lists/list-cards/held-gift';
import { isAnyNumber } from '#rules/lists/lists/any-number';
import { moneyText } from '../../base/design/Money.tsx';
import { type PrintedEntry, PrintedSheet, usePrintProblem } from '../../base/printing/PrintedSheet.tsx';
import { printedFundText } from '../../base/printing/printed-fund-text.ts';
import { boughtAlreadyText, toBuyText } from '../../base/printing/shopping-counts.ts';
import { useAllPages } from '../../base/printing/useAllPages.ts';
import { siteAddress } from '../../base/routing/site-path.ts';
import { amountText } from '../../base/text/amount-text.ts';
import { anyNumberText } from '../../base/text/any-number-text.ts';
import { heldText } from '../../base/text/held-text.ts';
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
  const isShopping = list.listType === 'SHOPPING';
  const items = entries.map((item) => ({ ...item, category: displayText(item.category) }));
  const wanted = items.filter((item) => item.quantityRemaining > 0);
  const held = isShopping ? [] : items.filter(isHeldWhole);
  const groups = isShopping
    ? groupForShopping(wanted, { ...list, isSettled: () => false })
    : groupGifts([...wanted, ...held], list.categoryOrder, { isSettled: isHeldWhole });
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
      count={isShopping ? toBuyText(wanted.length) : wantedText(wanted.filter(isCounted).length)}
      leftOut={
        isShopping
          ? boughtAlreadyText(entries.length - wanted.length)
          : givenAlreadyText((list.progress?.given ?? 0) - (list.progress?.held ?? 0))
      }
      groups={groups.map(({ heading, things }) => ({
        heading,
        entries: things.map((item) => printedEntry(item, list)),
      }))}
      link={`${siteAddress}/shared/${token}`}
    />
  );
}

type Wanted = PrintedSharedListQuery['sharedList']['items']['nodes'][number];

function isCounted({ quantityDesired }: Wanted): boolean {
  return !isAnyNumber(quantityDesired);
}

function wantedText(count: number): string {
  return plural(count, { 0: 'Nothing is wanted right now', one: '# still wanted', other: '# still wanted' });
}

function givenAlreadyText(count: number): string | undefined {
  if (count === 0) return;
  return plural(count, {
    one: '# is given already, and isn’t on this sheet.',
    other: '# are given already, and aren’t on this sheet.',
  });
}

function printedEntry(item: Wanted, { listType }: PrintedSharedListQuery['sharedList']): PrintedEntry {
  const { id, title, notes, amount, variant, price, currency, outgoingUrl, quantityDesired, quantityRemaining } = item;
  return {
    id,
    title: displayText(title),
    quantity: isAnyNumber(quantityDesired) || isHeldWhole(item) ? 1 : quantityRemaining,
    price: price === null || item.isFund ? null : moneyText(price, currency),
    shop: outgoingUrl && shopNameOf(displayText(outgoingUrl)),
    details: [
      item.isMostWanted && listType !== 'SHOPPING' ? mostWantedText() : '',
      amountText(amount),
      displayText(variant),
      displayText(notes),
      ...(item.isFund ? printedFundText(item) : isAnyNumber(quantityDesired) ? [anyNumberText(0)] : []),
      isHeldWhole(item) && item.heldUntil ? heldText(item.heldUntil) : '',
    ],
    isDone: false,
    isHeld: isHeldWhole(item),
  };
}
