import { ArrowLeft, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { toast } from 'sonner';
import { Button } from '../design/Button.tsx';
import { EmptyState } from '../design/EmptyState.tsx';
import { Notice } from '../design/Notice.tsx';
import { Skeleton } from '../design/Skeleton.tsx';
import { ConflictChoice } from '../form/ConflictChoice.tsx';
import { problemCode, problemText } from '../form/problems.ts';
import { useEdit } from '../form/useEdit.ts';
import { LinkButton } from '../shell/LinkButton.tsx';
import { Page } from '../shell/Page.tsx';
import { PageHead } from '../shell/PageHead.tsx';
import { SaveProblem } from '../shell/SaveProblem.tsx';
import { displayText } from '../text/display-text.ts';
import { DeleteItemDialog } from './DeleteItemDialog.tsx';
import { type EditItemScreenQuery, useEditItemScreenQuery, useUpdateItemMutation } from './EditItemScreen.generated.ts';
import { ItemFields } from './ItemFields.tsx';
import { ITEM_LABELS, type ItemValues, useItemForm } from './item-form.ts';

export function EditItemScreen() {
  const { itemId, listId } = useParams();
  return (
    <Page width="reading">
      <PageHead title="Edit Item" unlisted />
      {itemId ? <OneItem itemId={itemId} listId={listId ?? ''} /> : <Notice tone="problem">Item ID is required</Notice>}
    </Page>
  );
}

function OneItem({ itemId, listId }: { itemId: string; listId: string }) {
  const { data, error, refetch } = useEditItemScreenQuery({ variables: { id: itemId }, fetchPolicy: 'network-only' });
  if (data) return <EditItem key={data.item.id} item={data.item} />;
  if (!error) return <Skeleton shape="form" heading rows={7} />;

  const isFinal = ['NOT_FOUND', 'FORBIDDEN'].includes(problemCode(error) ?? '');
  return (
    <div role="alert">
      <EmptyState
        level={1}
        title={problemText(error, 'Failed to load item data. Please try again.')}
        action={
          <>
            {!isFinal && (
              <Button look="primary" onClick={() => void refetch().catch(() => {})}>
                Try Again
              </Button>
            )}
            <LinkButton to={`/lists/${listId}`}>Back to List</LinkButton>
          </>
        }
      />
    </div>
  );
}

function EditItem({ item }: { item: EditItemScreenQuery['item'] }) {
  const [{ read, shown }] = useState(() => startOf(item));
  const [isDeleting, setIsDeleting] = useState(false);
  const form = useItemForm(shown);
  const navigate = useNavigate();
  const [updateItem] = useUpdateItemMutation();
  const { id, listId } = item;

  const leave = () => navigate(`/lists/${listId}`, { state: { refreshList: true } });
  const edit = useEdit({
    form,
    read,
    shown,
    save: (changes, base) => updateItem({ variables: { id, changes, base } }),
    onSaved: () => {
      toast.success('The item is saved.');
      leave();
    },
  });
  return (
    <>
      <div className="grid justify-items-start gap-1 [&>a]:-ml-4">
        <LinkButton look="plain" to={`/lists/${listId}`}>
          <ArrowLeft aria-hidden className="size-4.5" />
          Back to List
        </LinkButton>
        <h1 className="text-4xl">Edit Item</h1>
      </div>
      <form onSubmit={edit.submit} noValidate className="grid gap-6">
        <ItemFields form={form} />
        <ConflictChoice
          conflicts={edit.conflicts}
          labelOf={(field) => ITEM_LABELS[field as keyof ItemValues] ?? field}
          onKeepMine={edit.keepMine}
          onTakeTheirs={edit.takeTheirs}
        />
        {edit.problem !== null && (
          <SaveProblem error={edit.problem} otherwise="Failed to update item. Please try again." />
        )}
        <div className="flex flex-col-reverse gap-3 sm:flex-row">
          <LinkButton to={`/lists/${listId}`}>Cancel</LinkButton>
          <Button look="primary" type="submit" working={edit.isSaving}>
            {edit.isSaving ? 'Saving…' : 'Save Changes'}
          </Button>
        </div>
      </form>
      <div className="mt-2 border-t border-line pt-6">
        <Button onClick={() => setIsDeleting(true)}>
          <Trash2 aria-hidden className="size-4.5 text-problem" />
          Delete Item
        </Button>
      </div>
      {isDeleting && (
        <DeleteItemDialog
          listId={listId}
          itemId={id}
          question="Are you sure you want to delete this item? This action cannot be undone."
          onDeleted={leave}
          onClose={() => setIsDeleting(false)}
        />
      )}
    </>
  );
}

/** The item as it is stored, and as the form shows it. */
function startOf({ __typename, id, listId, ...read }: EditItemScreenQuery['item']): {
  read: ItemValues;
  shown: ItemValues;
} {
  const texts = Object.entries(read).map(([field, value]) => [
    field,
    typeof value === 'string' ? displayText(value) : value,
  ]);
  return { read, shown: { ...Object.fromEntries(texts) } };
}
