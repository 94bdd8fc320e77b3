import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { toast } from 'sonner';
import { useChanges } from '../changes/useChanges.ts';
import { Button } from '../design/Button.tsx';
import { Notice } from '../design/Notice.tsx';
import { SaveProblem } from '../form/SaveProblem.tsx';
import { NewPictureField } from '../images/NewPictureField.tsx';
import { useItemPicture } from '../images/useItemPicture.ts';
import { DemoListReadOnly } from '../list-access/DemoListReadOnly.tsx';
import { ListMissing } from '../list-access/ListMissing.tsx';
import { LostListNotice, useLostList } from '../list-access/LostList.tsx';
import { OFFLINE_PROBLEM_TEXT } from '../network/connection-problems.ts';
import { hasCode } from '../network/problems.ts';
import { newUuid } from '../network/uuid.ts';
import { LinkButton } from '../page/LinkButton.tsx';
import { Page } from '../page/Page.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { VerificationAwaited } from '../session/VerificationNotice.tsx';
import { listName } from '../text/list-name.ts';
import { useAddItemScreenQuery } from './AddItemScreen.generated.ts';
import { ItemFields } from './ItemFields.tsx';
import { CREATE_ITEM } from './item-changes.ts';
import { EMPTY_ITEM, useItemForm } from './item-form.ts';
import { itemTitle } from './item-texts.ts';

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
        <h1 className="text-4xl">Add Item</h1>
        {data && <p className="text-muted wrap-anywhere">To {listName(data.list)}</p>}
      </div>
      <VerificationAwaited />
      <NewItem listId={listId} />
    </>
  );
}

function NewItem({ listId }: { listId: string }) {
  const form = useItemForm(EMPTY_ITEM);
  const navigate = useNavigate();
  const [idempotencyKey, setIdempotencyKey] = useState(() => newUuid()); // pressing again after a failure adds one item
  const [problem, setProblem] = useState<unknown>(null);
  const [file, setFile] = useState<File | null>(null);
  const { progress, sendItemPicture, cancel } = useItemPicture();
  const [isCreating, setIsCreating] = useState(false);
  const changes = useChanges();
  const lost = useLostList(listId);

  /** The item is there by now, whatever becomes of its picture. Resolves to what went wrong. */
  const sendPicture = async (itemId: string, file: File): Promise<string | null> => {
    try {
      await sendItemPicture(itemId, file);
      return null;
    } catch (failure) {
      return (failure as Error).message;
    }
  };

  const add = (goOn: boolean) =>
    form.handleSubmit(async (input) => {
      setProblem(null);
      setIsCreating(true);
      const temporaryId = newUuid();
      try {
        const { data, isPending } = await changes.make(CREATE_ITEM, {
          key: idempotencyKey,
          listId,
          itemId: temporaryId,
          title: itemTitle(input),
          temporaryId,
          variables: { listId, input, idempotencyKey },
        });
        const failure = file && (data ? await sendPicture(data.createItem.id, file) : OFFLINE_PROBLEM_TEXT);
        if (failure) toast.error(`Item was created but image upload failed: ${failure}`);
        else
          toast.success(
            `${itemTitle(input)} is on the list.`,
            isPending ? { description: 'Waiting for connection' } : undefined,
          );
        setFile(null);
        if (!goOn) {
          navigate(`/lists/${listId}`, { state: { newItem: data?.createItem.id ?? temporaryId } });
          return;
        }
        setIdempotencyKey(newUuid());
        form.setFocus('title'); // before the form lets go of its fields
        form.reset({ ...EMPTY_ITEM, category: input.category });
        window.scrollTo({ top: 0, behavior: 'instant' });
      } catch (error) {
        if (!form.showProblems(error)) setProblem(error);
      } finally {
        setIsCreating(false);
      }
    });

  const isAdding = isCreating || progress !== null;
  return (
    <form onSubmit={add(false)} noValidate className="grid gap-6">
      {lost && <LostListNotice loss={lost} />}
      <ItemFields
        form={form}
        hasPicture={file !== null}
        picture={<NewPictureField file={file} progress={progress} onChange={setFile} onCancel={cancel} />}
      />
      {problem !== null && <SaveProblem error={problem} otherwise="Failed to create item. Please try again." />}
      <div className="flex flex-col-reverse gap-3 sm:flex-row">
        <LinkButton to={`/lists/${listId}`}>Cancel</LinkButton>
        <Button disabled={isAdding || lost !== null} onClick={add(true)}>
          Save and Add Another
        </Button>
        <Button look="primary" type="submit" working={isAdding} disabled={lost !== null}>
          {isAdding ? 'Adding…' : 'Add Item'}
        </Button>
      </div>
    </form>
  );
}
