import { t } from '@lingui/core/macro';
import { ArrowLeft, Trash2 } from 'lucide-react';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { displayText } from '#rules/base/text/display-text';
import { Button } from '../../base/design/Button.tsx';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { LinkButton } from '../../base/page/LinkButton.tsx';
import { Page } from '../../base/page/Page.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { toast } from '../../base/page/toast.ts';
import { listName } from '../../base/text/list-name.ts';
import { useChanges } from '../../core/changes/useChanges.ts';
import { ConflictsAtFields } from '../../core/form/ConflictChoice.tsx';
import { SaveProblem } from '../../core/form/SaveProblem.tsx';
import { useEdit } from '../../core/form/useEdit.ts';
import { DemoListReadOnly } from '../../core/list-access/DemoListReadOnly.tsx';
import { ListMissing } from '../../core/list-access/ListMissing.tsx';
import { LostListNotice, useLiveForm } from '../../core/list-access/LostList.tsx';
import { timeZoneHere } from '../../core/list-access/time-zone.ts';
import { VerificationAwaited } from '../../core/session/VerificationNotice.tsx';
import { EditingToo } from '../collaborators/EditingToo.tsx';
import { unfoldTaken } from '../items/section/list-view.ts';
import { Branding } from './Branding.tsx';
import { DeleteListDialog } from './DeleteListDialog.tsx';
import { DeliveryAddressSection, type UnsavedAddress } from './DeliveryAddressSection.tsx';
import { type EditListScreenQuery, useEditListScreenQuery } from './EditListScreen.generated.ts';
import { EndSurpriseDialog } from './EndSurpriseDialog.tsx';
import { useListValueText } from './ForWhom.tsx';
import { ListFields } from './ListFields.tsx';
import { UPDATE_LIST } from './list-changes.ts';
import { LIST_LABELS, type ListValues, listFieldLabel, useListForm } from './list-form.ts';

export function EditListScreen() {
  const { listId = '' } = useParams();
  const { data, error, refetch } = useEditListScreenQuery({ variables: { id: listId }, fetchPolicy: 'network-only' });
  return (
    <Page width="reading">
      <PageHead title={t`Edit List`} unlisted />
      {!data && error && <ListMissing error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton shape="form" heading rows={6} />}
      {data?.list.isDemo && <DemoListReadOnly listId={listId} />}
      {data && !data.list.isDemo && <EditList key={data.list.id} list={data.list} />}
    </Page>
  );
}

function EditList({ list }: { list: EditListScreenQuery['list'] }) {
  const [{ read, shown }] = useState(() => startOf(list));
  const [isDeleting, setIsDeleting] = useState(false);
  const [isEndingSurprise, setEndingSurprise] = useState(false);
  const form = useListForm(shown, read);
  const navigate = useNavigate();
  const queue = useChanges();
  const isOwner = list.viewerRole === 'OWNER';
  const { lost, editors } = useLiveForm(list.id, { editedId: list.id, isEnding: isDeleting });

  const { state } = useLocation();
  const focusAsked = useEffectEvent(() => {
    if (state?.field in LIST_LABELS) form.setFocus(state.field);
  });
  useEffect(() => focusAsked(), []);

  const keepsSurprise = () => {
    const [visibility, listType] = form.getValues(['purchaseVisibility', 'listType']);
    return visibility === 'SURPRISE' && listType !== 'SHOPPING';
  };
  const edit = useEdit({
    form,
    shown,
    save: (changes, base) => {
      const isDated = isOwner && (changes.eventDate !== undefined || changes.purchaseVisibility !== undefined);
      const variables = { id: list.id, changes: isDated ? { ...changes, timeZone: timeZoneHere() } : changes, base };
      return queue.make(UPDATE_LIST, { listId: list.id, title: listName(list), variables });
    },
    onSaved: (isPending) => {
      if (list.purchasesHidden && !keepsSurprise()) unfoldTaken(list.id);
      form.forgetDraft();
      toast.success(t`The list is saved.`, isPending ? { description: t`Waiting for connection` } : undefined);
      navigate(`/lists/${list.id}`, { state: { refreshList: true } });
    },
  });
  const textOf = useListValueText(edit.conflicts);
  const unsavedAddress: UnsavedAddress = useRef(null);
  const isSavingAddress = useRef(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSavingAddress.current) return;
    if (unsavedAddress.current) {
      isSavingAddress.current = true; // the page is left with what it saves
      const isSaved = await unsavedAddress.current();
      isSavingAddress.current = false;
      if (!isSaved) return;
    }
    if (!isOwner || !list.purchasesHidden || keepsSurprise()) return edit.submit();
    setEndingSurprise(true);
  };
  return (
    <>
      <div className="grid justify-items-start gap-1 max-sm:-mt-3 max-sm:-mb-4 sm:-mt-8 sm:-mb-2 [&>a]:-ms-4">
        <LinkButton look="plain" to={`/lists/${list.id}`}>
          <ArrowLeft aria-hidden className="size-4.5 rtl:-scale-x-100" />
          {t`Back to List`}
        </LinkButton>
        <h1 className="text-3xl sm:text-4xl">{t`Edit List`}</h1>
        <EditingToo editors={editors} />
      </div>
      <VerificationAwaited />
      {lost && <LostListNotice loss={lost} />}
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4 sm:gap-6">
        <ConflictsAtFields
          isOnForm={(field) => field !== 'purchaseVisibility' || form.watch('listType') !== 'SHOPPING'}
          conflicts={edit.conflicts}
          labelOf={listFieldLabel}
          textOf={textOf}
          onKeepMine={edit.keepMine}
          onTakeTheirs={edit.takeTheirs}
        >
          <ListFields form={form} isOwner={isOwner} person={list.person} />
        </ConflictsAtFields>
        {edit.problem !== null && (
          <SaveProblem error={edit.problem} otherwise={t`Failed to update list. Please try again.`} />
        )}
        <div className="flex flex-col-reverse gap-3 sm:flex-row">
          <LinkButton to={`/lists/${list.id}`} onClick={form.forgetDraft}>{t`Cancel`}</LinkButton>
          <Button look="primary" type="submit" working={edit.isSaving} disabled={lost !== null}>
            {edit.isSaving ? t`Saving…` : t`Save Changes`}
          </Button>
        </div>
      </form>
      {isOwner && (
        <DeliveryAddressSection listId={list.id} isShopping={list.listType === 'SHOPPING'} unsaved={unsavedAddress} />
      )}
      {isOwner && <Branding listId={list.id} name={displayText(list.name)} />}
      {isOwner && (
        <section aria-labelledby="delete-list" className="mt-4 grid gap-3 border-t border-line pt-6">
          <h2 id="delete-list" className="text-xl">{t`Delete this list`}</h2>
          <p className="text-muted">{t`Its items and purchases go with it, and its link stops working.`}</p>
          <div>
            <Button look="quietDanger" onClick={() => setIsDeleting(true)}>
              <Trash2 aria-hidden className="size-4.5" />
              {t`Delete List`}
            </Button>
          </div>
        </section>
      )}
      {isEndingSurprise && (
        <EndSurpriseDialog
          eventDate={list.eventDate}
          onEnd={() => {
            setEndingSurprise(false);
            void edit.submit();
          }}
          onClose={() => setEndingSurprise(false)}
        />
      )}
      {isDeleting && (
        <DeleteListDialog
          listId={list.id}
          question={t`Are you sure you want to delete this list? This action cannot be undone.`}
          onDeleted={() => {
            form.forgetDraft();
            navigate('/dashboard');
          }}
          onClose={() => setIsDeleting(false)}
        />
      )}
    </>
  );
}

/** The list as it is stored, and as the form shows it. */
function startOf(list: EditListScreenQuery['list']): { read: ListValues; shown: ListValues } {
  const { name, description, listType, privacy, purchaseVisibility, holdDays, isNameEnough, eventType, eventDate } =
    list;
  const day = eventDate as string | null;
  const read = {
    name,
    description,
    listType,
    privacy,
    purchaseVisibility,
    holdDays,
    isNameEnough,
    personId: list.person?.id ?? null,
    eventType,
    eventDate: day,
  };
  const shown = {
    ...read,
    name: displayText(name),
    description: displayText(description),
    eventType: displayText(eventType),
  };
  return { read, shown };
}
