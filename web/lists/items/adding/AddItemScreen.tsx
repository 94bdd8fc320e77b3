import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { displayText } from '#rules/base/text/display-text';
import { Notice } from '../../../base/design/Notice.tsx';
import { hasCode } from '../../../base/network/problems.ts';
import { LinkButton } from '../../../base/page/LinkButton.tsx';
import { Page } from '../../../base/page/Page.tsx';
import { PageHead } from '../../../base/page/PageHead.tsx';
import { TextLink } from '../../../base/page/TextLink.tsx';
import { listName } from '../../../base/text/list-name.ts';
import { DemoListReadOnly } from '../../../core/list-access/DemoListReadOnly.tsx';
import { ListMissing } from '../../../core/list-access/ListMissing.tsx';
import { VerificationAwaited } from '../../../core/session/VerificationNotice.tsx';
import { useAddItemScreenQuery } from './AddItemScreen.generated.ts';
import { NewItemForm } from './NewItemForm.tsx';
import { PastedLines } from './PastedLines.tsx';

export function AddItemScreen() {
  const { listId } = useParams();
  return (
    <Page width="reading">
      <PageHead title="Add Item" unlisted />
      {listId ? <AddItem listId={listId} /> : <Notice tone="problem">List ID is required</Notice>}
    </Page>
  );
}

function AddItem({ listId }: { listId: string }) {
  const { data, error, refetch } = useAddItemScreenQuery({ variables: { listId } });
  const isMissing = hasCode(error, 'NOT_FOUND', 'FORBIDDEN');
  if (isMissing) return <ListMissing error={error} onRetry={refetch} />;
  if (data?.list.isDemo) return <DemoListReadOnly listId={listId} />;
  return (
    <>
      <div className="grid justify-items-start gap-1 [&>a]:-ml-4">
        <LinkButton look="plain" to={`/lists/${listId}`}>
          <ArrowLeft aria-hidden className="size-4.5" />
          Back to List
        </LinkButton>
        <h1 className="text-3xl sm:text-4xl">Add Item</h1>
        {data && <p className="text-muted wrap-anywhere">To {listName(data.list)}</p>}
      </div>
      <VerificationAwaited />
      <PastedLines listId={listId} kind={data?.list.listType ?? 'WISHLIST'}>
        <NewItemForm
          listId={listId}
          categories={categoriesOf(data?.list.itemSummary.categories)}
          currency={data?.list.itemSummary.latestCurrency}
        />
      </PastedLines>
      <p className="text-sm text-muted">
        In a shop already? <TextLink to="/add/button">Add from any shop with one press</TextLink>
      </p>
    </>
  );
}

/** Each once, in the order of the alphabet. */
function categoriesOf(counted: readonly { category: string }[] = []): string[] {
  const named = counted.map(({ category }) => displayText(category).trim()).filter((category) => category !== '');
  return [...new Set(named)].sort((a, b) => a.localeCompare(b));
}
