import { moneyText } from '../design/Money.tsx';
import { PrintedSheet, usePrintProblem } from '../printing/PrintedSheet.tsx';
import { usePrintedListQuery } from './PrintedList.generated.ts';
import { hasEnded } from './share-link.ts';

/** For those who work on the list: everything on it, with what is bought ticked, as far as they may know of it. */
export function PrintedList({ of: id }: { of: string }) {
  const { data, error } = usePrintedListQuery({ variables: { id } });
  usePrintProblem(error);
  if (!data) return null;

  const { list } = data;
  const { privacy, shareToken, shareLinkExpiresAt, items } = list;
  const isOpen = privacy === 'PUBLIC' && !hasEnded(shareLinkExpiresAt);
  return (
    <PrintedSheet
      list={{ ...list, owner: list.owner.name, eventDate: list.eventDate as string | null }}
      count={items.length === 1 ? '1 item' : `${items.length} items`}
      entries={items.map(({ id: key, title, notes, price, currency, quantityDesired, quantityPurchased }) => ({
        id: key,
        title,
        quantity: quantityDesired,
        price: price === null ? null : moneyText(price, currency),
        details: [
          notes,
          quantityPurchased > 0 && quantityDesired > 1 ? `${quantityPurchased} of ${quantityDesired} bought` : '',
        ],
        isDone: quantityPurchased >= quantityDesired,
      }))}
      link={isOpen ? `${window.location.origin}/shared/${shareToken}` : null}
      without={
        privacy === 'PUBLIC'
          ? 'The share link of this list has expired.'
          : 'This list is private: it opens for members only.'
      }
    />
  );
}
