import { t } from '@lingui/core/macro';
import { GRID_LAYOUTS } from '../../base/design/grid/grid-layouts.ts';
import { Page } from '../../base/page/Page.tsx';
import { PlaceholderRow } from '../../base/page/PlaceholderRow.tsx';
import { useListAwaited_listFragment } from './ListScreen.generated.ts';

const FEW_ROWS = 8;

/** Stands in the shape of what comes: as many rows of its kind as are known to be there. */
export function ListAwaited({ listId }: { listId: string }) {
  const { data, complete } = useListAwaited_listFragment({ id: listId });
  const isShopping = complete && data.listType === 'SHOPPING';
  const rows = Array.from({ length: complete ? Math.min(data.itemCount, FEW_ROWS) : FEW_ROWS }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts never change places
    <PlaceholderRow key={row} look={isShopping ? 'sheet' : 'list'} cell={{}} />
  ));
  return (
    <Page width={isShopping ? 'sheet' : 'list'}>
      <div role="status" aria-label={t`Loading`} className="grid gap-3 motion-safe:animate-pulse *:rounded-control">
        <div className={`h-5 w-44 bg-line/60 ${isShopping ? 'max-sm:hidden' : 'my-1.5 max-sm:my-3'}`} />
        <div className="h-8 w-2/3 max-w-sm bg-line/60 sm:h-10" />
        <div className={`h-11 bg-line/60 ${isShopping ? 'max-sm:hidden' : 'w-44 max-sm:h-5 sm:w-72'}`} />
        {!isShopping && <div className="h-13 border border-line bg-card" />}
        {rows.length > 0 && (
          <ul
            className={
              isShopping
                ? 'overflow-clip bg-card max-sm:-mx-4 sm:border sm:border-line'
                : `overflow-clip *:last:*:border-b-0 ${GRID_LAYOUTS.rows.look}`
            }
          >
            {rows}
          </ul>
        )}
      </div>
    </Page>
  );
}
