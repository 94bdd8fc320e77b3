import type { ApolloCache } from '@apollo/client';
import { msg, t } from '@lingui/core/macro';
import { ArrowLeft, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { ErrorCode } from '#rules/base/errors/error-codes';
import { say } from '#rules/base/languages/say';
import { displayText } from '#rules/base/text/display-text';
import { Button } from '../../../base/design/Button.tsx';
import { EmptyState } from '../../../base/design/EmptyState.tsx';
import { Notice } from '../../../base/design/Notice.tsx';
import { Skeleton } from '../../../base/design/Skeleton.tsx';
import { hasCode, problemText } from '../../../base/network/problems.ts';
import { newUuid } from '../../../base/network/uuid.ts';
import { LinkButton } from '../../../base/page/LinkButton.tsx';
import { Page } from '../../../base/page/Page.tsx';
import { PageHead } from '../../../base/page/PageHead.tsx';
import { toast } from '../../../base/page/toast.ts';
import { useChanges } from '../../../core/changes/useChanges.ts';
import { ConflictsAtFields } from '../../../core/form/ConflictChoice.tsx';
import { changedFields } from '../../../core/form/conflicts.ts';
import { SaveProblem } from '../../../core/form/SaveProblem.tsx';
import { useEdit } from '../../../core/form/useEdit.ts';
import { ItemImageField } from '../../../core/images/ItemImageField.tsx';
import { DemoListReadOnly } from '../../../core/list-access/DemoListReadOnly.tsx';
import { LostListNotice, useLiveForm } from '../../../core/list-access/LostList.tsx';
import { VerificationAwaited } from '../../../core/session/VerificationNotice.tsx';
import { EditingToo } from '../../collaborators/EditingToo.tsx';
import { UPDATE_ITEM } from '../cache/item-changes.ts';
import { itemTitle } from '../cache/item-texts.ts';
import { addNewItem } from '../cache/new-item-changes.ts';
import { ItemFields } from '../fields/ItemFields.tsx';
import { type ItemForm, useItemForm } from '../fields/item-form.ts';
import { editToSend, formValuesOf, itemValueText } from '../fields/item-price.ts';
import {
  EMPTY_ITEM,
  type ItemValues,
  type ItemValues_itemFragment,
  ItemValues_itemFragmentDoc,
  itemFieldLabel,
} from '../fields/item-values.ts';
import { DeleteItemDialog } from '../rows/DeleteItemDialog.tsx';
import { useEditItemScreenListQuery, useEditItemScreenQuery } from './EditItemScreen.generated.ts';

export function EditItemScreen() {
  const { itemId, listId = '' } = useParams();
  const { data } = useEditItemScreenListQuery({ variables: { listId } });
  const isDemo = data?.list.isDemo;
  const isForGifts = data?.list.listType !== 'SHOPPING'; // also where that could not be read
  return (
    <Page width="reading">
      <PageHead title={t`Edit Item`} unlisted />
      {!itemId && <Notice tone="problem">{t`Item ID is required`}</Notice>}
      {itemId && isDemo && <DemoListReadOnly listId={listId} />}
      {itemId && !isDemo && <OneItem itemId={itemId} listId={listId} isForGifts={isForGifts} />}
    </Page>
  );
}

/** After which there is nothing to edit, or nobody to edit it. */
const FINAL: ErrorCode[] = ['NOT_FOUND', 'FORBIDDEN', 'LIST_PRIVATE', 'UNAUTHENTICATED'];

const LOAD_FAILURE = msg`Failed to load item data. Please try again.`;

function OneItem({ itemId, listId, isForGifts }: { itemId: string; listId: string; isForGifts: boolean }) {
  const { client, data, error, refetch } = useEditItemScreenQuery({
    variables: { id: itemId },
    fetchPolicy: 'network-only',
  });
  const [temporary, setTemporary] = useState<ItemValues | null>(null);
  const [typed, setTyped] = useState<Partial<ItemValues>>({});
  const isFinal = hasCode(error, ...FINAL);
  if (error && !isFinal && !data && !temporary) setTemporary(lastKnown(client.cache, itemId));

  const tryAgain = async (written: Partial<ItemValues>) => {
    try {
      await refetch();
      setTyped(written);
    } catch (problem) {
      if (hasCode(problem, ...FINAL)) setTemporary(null);
      else toast.error(problemText(problem, say(LOAD_FAILURE)));
      return;
    }
    setTemporary(null);
  };

  const item = { id: itemId, listId };
  if (temporary)
    return <EditItem key="temporary" item={item} read={temporary} isForGifts={isForGifts} onTryAgain={tryAgain} />;
  if (data) {
    const { __typename, id, listId: itsList, image, ...values } = data.item;
    const read = { ...values, howToPay: '' };
    const picture = <ItemImageField item={data.item} address={read.imageUrl} />;
    const known = { item: { id, listId: itsList }, read, picture, hasPicture: image !== null };
    return <EditItem key={id} {...known} isForGifts={isForGifts} typed={typed} />;
  }
  if (!error) return <Skeleton shape="form" heading rows={7} />;
  return (
    <div role="alert">
      <EmptyState
        level={1}
        title={problemText(error, say(LOAD_FAILURE))}
        action={<LinkButton to={`/lists/${listId}`}>{t`Back to List`}</LinkButton>}
      />
    </div>
  );
}

/** Gives this browser's latest state of an item; empty without one. */
function lastKnown(cache: ApolloCache, itemId: string): ItemValues {
  const known = cache.readFragment<ItemValues_itemFragment>({
    id: cache.identify({ __typename: 'Item', id: itemId }),
    fragment: ItemValues_itemFragmentDoc,
    returnPartialData: true,
  });
  const { __typename, ...values } = { ...known } as Partial<ItemValues_itemFragment>;
  return { ...EMPTY_ITEM, ...values };
}

interface EditItemProps {
  item: { id: string; listId: string };
  read: ItemValues;
  isForGifts: boolean;
  /** The field for its picture; absent for an item of which too little is known. */
  picture?: ReactNode;
  hasPicture?: boolean;
  /** Values that were typed while there was no original to type into. */
  typed?: Partial<ItemValues>;
  /** Given while the item is a temporary one: gets what was typed meanwhile. */
  onTryAgain?: (typed: Partial<ItemValues>) => Promise<void>;
}

function EditItem({ item: { id, listId }, read, isForGifts, ...options }: EditItemProps) {
  const { picture, hasPicture = false, typed, onTryAgain } = options;
  const [shown] = useState(() => asShown(read));
  const [isDeleting, setIsDeleting] = useState(false);
  const [isTrying, setIsTrying] = useState(false);
  const isTitleKnown = read.title !== ''; // no item is without one
  const form = useItemForm({ ...shown, ...typed }, read, isTitleKnown);
  const navigate = useNavigate();
  const queue = useChanges();
  const { lost, editors } = useLiveForm(listId, { editedId: id, isEnding: isDeleting });

  const leave = () => {
    form.forgetDraft();
    navigate(`/lists/${listId}`, { state: { refreshList: true } });
  };
  const edit = useEdit({
    form,
    shown,
    save: (changes, { title, ...others }, values) => {
      const base = isTitleKnown ? { title, ...others } : others;
      const edit = editToSend({ changes, base }, values, form.read.current);
      const name = itemTitle({ title: read.title || (changes.title ?? '') });
      return queue.make(UPDATE_ITEM, { listId, itemId: id, title: name, variables: { id, ...edit } });
    },
    valuesOf: formValuesOf,
    onSaved: (isPending) => {
      toast.success(t`The item is saved.`, isPending ? { description: t`Waiting for connection` } : undefined);
      leave();
    },
  });
  const again = useAddAgain(form, listId, leave);
  const tryAgain = async () => {
    setIsTrying(true);
    await onTryAgain?.(changedFields(form.getValues() as ItemValues, shown));
    setIsTrying(false);
  };
  return (
    <>
      <div className="grid justify-items-start gap-1 max-sm:-mt-3 max-sm:-mb-4 [&>a]:-ms-4">
        <LinkButton look="plain" to={`/lists/${listId}`}>
          <ArrowLeft aria-hidden className="size-4.5 rtl:-scale-x-100" />
          {t`Back to List`}
        </LinkButton>
        <h1 className="text-3xl sm:text-4xl">{t`Edit Item`}</h1>
        <EditingToo editors={editors} />
      </div>
      <VerificationAwaited />
      {lost && (
        <LostListNotice
          loss={lost}
          action={
            lost.isOfItem && (
              <Button working={again.isAdding} onClick={() => void again.add()}>
                {t`Add It Again`}
              </Button>
            )
          }
        />
      )}
      {onTryAgain && (
        <Notice
          tone="problem"
          action={
            <Button working={isTrying} onClick={() => void tryAgain()}>
              {t`Try Again`}
            </Button>
          }
        >
          {t`Could not load the original item. Using a temporary item for editing.`}
        </Notice>
      )}
      <form onSubmit={edit.submit} noValidate className="grid gap-6">
        <ConflictsAtFields
          conflicts={edit.conflicts}
          labelOf={itemFieldLabel}
          textOf={itemValueText}
          placeOf={(field) => (field === 'unitPrice' ? 'price' : field)}
          onKeepMine={edit.keepMine}
          onTakeTheirs={edit.takeTheirs}
        >
          <ItemFields form={form} picture={picture} hasPicture={hasPicture} isForGifts={isForGifts} />
        </ConflictsAtFields>
        {edit.problem !== null && (
          <SaveProblem error={edit.problem} otherwise={t`Failed to update item. Please try again.`} />
        )}
        <div className="flex flex-col-reverse gap-3 sm:flex-row">
          <LinkButton to={`/lists/${listId}`} onClick={form.forgetDraft}>{t`Cancel`}</LinkButton>
          <Button look="primary" type="submit" working={edit.isSaving} disabled={lost !== null}>
            {edit.isSaving ? t`Saving…` : t`Save Changes`}
          </Button>
        </div>
      </form>
      <div className="mt-2 border-t border-line pt-6">
        <Button onClick={() => setIsDeleting(true)}>
          <Trash2 aria-hidden className="size-4.5 text-problem" />
          {t`Delete Item`}
        </Button>
      </div>
      {isDeleting && (
        <DeleteItemDialog
          listId={listId}
          itemId={id}
          name={itemTitle(read)}
          question={t`Are you sure you want to delete this item? This action cannot be undone.`}
          onDeleted={leave}
          onClose={() => setIsDeleting(false)}
        />
      )}
    </>
  );
}

/** Makes what the form holds a new item on the list, in place of one that was deleted meanwhile. */
function useAddAgain(form: ItemForm, listId: string, onAdded: () => void) {
  const queue = useChanges();
  const [isAdding, setIsAdding] = useState(false);
  const [{ key, temporaryId }] = useState(() => ({ key: newUuid(), temporaryId: newUuid() })); // pressing again after a failure adds once
  const add = form.handleSubmit(async (input) => {
    setIsAdding(true);
    try {
      const title = itemTitle(input);
      const about = { key, listId, itemId: temporaryId, title, temporaryId };
      const { isPending } = await addNewItem(queue, about, input);
      toast.success(
        t`${title} is on the list again.`,
        isPending ? { description: t`Waiting for connection` } : undefined,
      );
      onAdded();
    } catch (error) {
      if (!form.showProblems(error)) toast.error(problemText(error, t`Failed to create item. Please try again.`));
    } finally {
      setIsAdding(false);
    }
  });
  return { add, isAdding };
}

/** As people read it, without entities. */
function asShown(read: ItemValues): ItemValues {
  const texts = Object.entries(read).map(([field, value]) => [
    field,
    typeof value === 'string' ? displayText(value) : value,
  ]);
  return Object.fromEntries(texts);
}
