import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { displayText } from '#rules/base/text/display-text';
import { Notice } from '../../../base/design/Notice.tsx';
import { keepLoading } from '../../../base/network/failed-loads.ts';
import { hasCode } from '../../../base/network/problems.ts';
import { LinkButton } from '../../../base/page/LinkButton.tsx';
import { Page } from '../../../base/page/Page.tsx';
import { PageHead } from '../../../base/page/PageHead.tsx';
import { PartToCome } from '../../../base/page/PartToCome.tsx';
import { TextLink } from '../../../base/page/TextLink.tsx';
import { listName } from '../../../base/text/list-name.ts';
import { byWords } from '../../../base/text/search-words.ts';
import { DemoListReadOnly } from '../../../core/list-access/DemoListReadOnly.tsx';
import { ListMissing } from '../../../core/list-access/ListMissing.tsx';
import { VerificationAwaited } from '../../../core/session/VerificationNotice.tsx';
import { useAddItemScreenQuery } from './AddItemScreen.generated.ts';
import { NewItemForm } from './NewItemForm.tsx';
import { PastedLines } from './PastedLines.tsx';

const EditDraft = lazy(async () => ({ default: (await keepLoading(() => import('./EditDraft.tsx'))).EditDraft }));

export function AddItemScreen() {
  const { listId } = useParams();
  const draftId = useSearchParams()[0].get('draft');
  return (
    <Page width="reading">
      <PageHead title={draftId ? t`Edit Draft` : t`Add Item`} unlisted />
      {listId && draftId ? (
        <Suspense fallback={<PartToCome rows={4} />}>
          <EditDraft listId={listId} draftId={draftId} />
        </Suspense>
      ) : listId ? (
        <AddItem listId={listId} />
      ) : (
        <Notice tone="problem">{t`List ID is required`}</Notice>
      )}
    </Page>
  );
}

function AddItem({ listId }: { listId: string }) {
  const { data, error, refetch } = useAddItemScreenQuery({
    variables: { listId },
    fetchPolicy: 'cache-and-network', // what was added since has its currency
  });
  const isMissing = hasCode(error, 'NOT_FOUND', 'FORBIDDEN');
  if (isMissing) return <ListMissing error={error} onRetry={refetch} />;
  if (data?.list.isDemo) return <DemoListReadOnly listId={listId} />;
  const name = data && listName(data.list);
  return (
    <>
      <div className="grid justify-items-start gap-1 max-sm:-mt-3 max-sm:-mb-4 [&>a]:-ms-4">
        <LinkButton look="plain" to={`/lists/${listId}`}>
          <ArrowLeft aria-hidden className="size-4.5 rtl:-scale-x-100" />
          {t`Back to List`}
        </LinkButton>
        <h1 className="text-3xl sm:text-4xl">{t`Add Item`}</h1>
        {name && <p className="text-muted wrap-anywhere">{toText(name)}</p>}
      </div>
      <VerificationAwaited />
      <PastedLines listId={listId} kind={data?.list.listType ?? 'WISHLIST'}>
        <NewItemForm
          listId={listId}
          isForGifts={data !== undefined && data.list.listType !== 'SHOPPING'}
          categories={categoriesOf(data?.list.itemSummary.categories)}
          currency={data?.list.itemSummary.latestCurrency}
        />
      </PastedLines>
      <p className="text-sm text-muted">
        <Trans>
          In a shop already? <TextLink to="/add/button">Add from any shop with one press</TextLink>
        </Trans>
      </p>
    </>
  );
}

/** `list` as people call it. */
function toText(list: string): string {
  return t({ message: `To ${list}`, comment: 'Under “Add Item”: onto which list it goes' });
}

/** Each once, in the order of the alphabet. */
function categoriesOf(counted: readonly { category: string }[] = []): string[] {
  const named = counted.map(({ category }) => displayText(category).trim()).filter((category) => category !== '');
  return [...new Set(named)].sort(byWords);
}
