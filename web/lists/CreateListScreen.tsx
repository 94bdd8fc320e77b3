import { CircleCheck, UsersRound } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listType } from '#rules/access/list-access';
import { Button } from '../design/Button.tsx';
import { Card } from '../design/Card.tsx';
import { SaveProblem } from '../form/SaveProblem.tsx';
import { keepLoading } from '../network/failed-loads.ts';
import { newUuid } from '../network/uuid.ts';
import { FailedLoadNote } from '../page/FailedLoadNote.tsx';
import { LinkButton } from '../page/LinkButton.tsx';
import { Page } from '../page/Page.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { VerificationAwaited } from '../session/VerificationNotice.tsx';
import { listName } from '../text/list-name.ts';
import { type CreateListMutation, useCreateListMutation } from './CreateListScreen.generated.ts';
import { ListFields } from './ListFields.tsx';
import { EMPTY_LIST, useListForm } from './list-form.ts';
import { includeList } from './my-lists.ts';
import { timeZoneHere } from './time-zone.ts';

const CollaboratorsDialog = lazy(async () => ({
  default: (await keepLoading(() => import('../collaborators/CollaboratorsDialog.tsx'))).CollaboratorsDialog,
}));

export function CreateListScreen() {
  const [created, setCreated] = useState<CreateListMutation['createList'] | null>(null);
  return (
    <Page width="reading">
      <PageHead title="Create New List" unlisted />
      {created ? <Created list={created} /> : <NewList onCreated={setCreated} />}
    </Page>
  );
}

function NewList({ onCreated }: { onCreated: (list: CreateListMutation['createList']) => void }) {
  const [search] = useSearchParams();
  const chosen = listType.safeParse(search.get('type')); // by a link that says which
  const form = useListForm(chosen.success ? { ...EMPTY_LIST, listType: chosen.data } : EMPTY_LIST);
  const [idempotencyKey] = useState(() => newUuid()); // one per form: pressing again after a failure makes one list
  const [problem, setProblem] = useState<unknown>(null);
  const [createList, { loading }] = useCreateListMutation({
    update: (cache, { data }) => data && includeList(cache, data.createList.id),
  });

  const submit = form.handleSubmit(async (input) => {
    setProblem(null);
    try {
      const { data } = await createList({
        variables: { input: { ...input, timeZone: timeZoneHere() }, idempotencyKey },
      });
      if (data) onCreated(data.createList);
    } catch (error) {
      if (!form.showProblems(error)) setProblem(error);
    }
  });

  return (
    <>
      <h1 className="text-4xl">Create New List</h1>
      <VerificationAwaited />
      <form onSubmit={submit} noValidate className="grid gap-7">
        <ListFields form={form} isOwner />
        {problem !== null && <SaveProblem error={problem} otherwise="Failed to create list. Please try again." />}
        <div className="flex flex-col-reverse gap-3 sm:flex-row">
          <LinkButton to="/dashboard">Cancel</LinkButton>
          <Button look="primary" type="submit" working={loading}>
            {loading ? 'Creating…' : 'Create List'}
          </Button>
        </div>
      </form>
    </>
  );
}

function Created({ list }: { list: CreateListMutation['createList'] }) {
  const [isInviting, setIsInviting] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <Card padding="roomy">
      <div className="grid justify-items-center gap-3 text-center">
        <CircleCheck aria-hidden className="size-14 animate-rise text-brand" strokeWidth={1.5} />
        <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
          List Created Successfully!
        </h1>
        <p className="max-w-prose text-muted wrap-anywhere">
          <strong className="font-semibold text-ink">{listName(list)}</strong> is ready. Add the first items, or invite
          someone to fill it with you.
        </p>
        <div className="mt-4 flex flex-col gap-3 sm:flex-row">
          <LinkButton look="primary" to={`/lists/${list.id}`}>
            View List
          </LinkButton>
          <Button onClick={() => setIsInviting(true)}>
            <UsersRound aria-hidden className="size-4.5" />
            Add Collaborators
          </Button>
          <LinkButton to="/dashboard">Go to Dashboard</LinkButton>
        </div>
      </div>
      {isInviting && (
        <Suspense fallback={<FailedLoadNote />}>
          <CollaboratorsDialog listId={list.id} onClose={() => setIsInviting(false)} />
        </Suspense>
      )}
    </Card>
  );
}
