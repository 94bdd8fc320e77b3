import { t } from '@lingui/core/macro';
import { ArrowLeft } from 'lucide-react';
import { EmptyState } from '../../../base/design/EmptyState.tsx';
import { Skeleton } from '../../../base/design/Skeleton.tsx';
import { LinkButton } from '../../../base/page/LinkButton.tsx';
import { ReadProblem } from '../../../base/page/ReadProblem.tsx';
import { draftValues, useItemDraftsQuery } from '../cache/draft-changes.ts';
import { NewItemForm } from './NewItemForm.tsx';

/** A draft in the form of a new item, which it is to become. */
export function EditDraft({ listId, draftId }: { listId: string; draftId: string }) {
  const { data, error, refetch } = useItemDraftsQuery({ variables: { listId } });
  const draft = data?.itemDrafts.find(({ id }) => id === draftId);
  return (
    <>
      <div className="grid justify-items-start gap-1 [&>a]:-ms-4">
        <LinkButton look="plain" to={`/lists/${listId}`}>
          <ArrowLeft aria-hidden className="size-4.5 rtl:-scale-x-100" />
          {t`Back to List`}
        </LinkButton>
        <h1 className="text-3xl sm:text-4xl">{t`Edit Draft`}</h1>
      </div>
      {draft ? (
        <NewItemForm
          key={draft.id}
          listId={listId}
          isForGifts
          categories={[]}
          draft={{ id: draft.id, values: draftValues(draft) }}
        />
      ) : error ? (
        <ReadProblem error={error} onRetry={refetch} />
      ) : data ? (
        <EmptyState title={t`This draft is gone`}>{t`Somebody published or deleted it.`}</EmptyState>
      ) : (
        <Skeleton rows={4} />
      )}
    </>
  );
}
