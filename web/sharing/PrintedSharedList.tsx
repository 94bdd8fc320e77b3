import { moneyText } from '../design/Money.tsx';
import { PrintedSheet, usePrintProblem } from '../printing/PrintedSheet.tsx';
import { usePrintedSharedListQuery } from './PrintedSharedList.generated.ts';

/** For a guest: what is still wanted. */
export function PrintedSharedList({ of: token }: { of: string }) {
  const { data, error } = usePrintedSharedListQuery({ variables: { token } });
  usePrintProblem(error);
  if (!data) return null;

  const { sharedList: list } = data;
  const wanted = list.items.filter((item) => item.quantityRemaining > 0);
  const still = list.listType === 'SHOPPING' ? 'still to buy' : 'still wanted';
  return (
    <PrintedSheet
      list={{ ...list, owner: list.ownerName, eventDate: list.eventDate as string | null }}
      count={wanted.length === 0 ? 'Nothing is wanted right now' : `${wanted.length} ${still}`}
      entries={wanted.map(({ id, title, notes, price, currency, quantityRemaining }) => ({
        id,
        title,
        quantity: quantityRemaining,
        price: price === null ? null : moneyText(price, currency),
        details: [notes],
        isDone: false,
      }))}
      link={`${window.location.origin}/shared/${token}`}
    />
  );
}
