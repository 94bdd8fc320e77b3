import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { listType } from '#rules/core/access/list-access';
import { Button } from '../../base/design/Button.tsx';
import { SubmitBar } from '../../base/design/fields/SubmitBar.tsx';
import { useFirstField } from '../../base/design/fields/useFirstField.ts';
import { newUuid } from '../../base/network/uuid.ts';
import { LinkButton } from '../../base/page/LinkButton.tsx';
import { Page } from '../../base/page/Page.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { TextLink } from '../../base/page/TextLink.tsx';
import { SaveProblem } from '../../core/form/SaveProblem.tsx';
import { includeList } from '../../core/list-access/my-lists.ts';
import { timeZoneHere } from '../../core/list-access/time-zone.ts';
import { VerificationAwaited } from '../../core/session/VerificationNotice.tsx';
import { useCreateListMutation } from './CreateListScreen.generated.ts';
import { createdList } from './created-list.ts';
import { EMPTY_LIST, useListForm } from './list-form.ts';
import { NewListFields } from './NewListFields.tsx';

/** Leads to the new list, where the first item is added. */
export function CreateListScreen() {
  const [search] = useSearchParams();
  const chosen = listType.safeParse(search.get('type')); // by a link that says which
  const form = useListForm(chosen.success ? { ...EMPTY_LIST, listType: chosen.data } : EMPTY_LIST);
  const [idempotencyKey] = useState(() => newUuid()); // one per form: pressing again after a failure makes one list
  const [problem, setProblem] = useState<unknown>(null);
  const [createList, { loading }] = useCreateListMutation({
    update: (cache, { data }) => data && includeList(cache, data.createList.id),
  });
  const navigate = useNavigate();
  useFirstField(() => form.setFocus('name'), chosen.success);

  const submit = form.handleSubmit(async (input) => {
    setProblem(null);
    try {
      const { data } = await createList({
        variables: { input: { ...input, timeZone: timeZoneHere() }, idempotencyKey },
      });
      if (!data) return;
      form.forgetDraft();
      createdList.set(data.createList.id);
      navigate(`/lists/${data.createList.id}`, { replace: true });
    } catch (error) {
      if (!form.showProblems(error)) setProblem(error);
    }
  });

  return (
    <Page width="reading">
      <PageHead title={t`Create New List`} unlisted />
      <h1 className="text-3xl sm:text-4xl">{t`Create New List`}</h1>
      <VerificationAwaited />
      <form onSubmit={submit} noValidate className="grid gap-4 bg-paper sm:gap-5">
        <NewListFields form={form} />
        {problem !== null && <SaveProblem error={problem} otherwise={t`Failed to create list. Please try again.`} />}
        <div className="contents sm:flex sm:gap-3">
          <SubmitBar>
            <Button look="primary" type="submit" working={loading}>
              {loading ? t`Creating…` : t`Create List`}
            </Button>
          </SubmitBar>
          <LinkButton look="plain" to="/dashboard" onClick={form.forgetDraft}>{t`Cancel`}</LinkButton>
        </div>
      </form>
      {form.watch('listType') !== 'SHOPPING' && (
        <p>
          <TextLink isTall to="/draws">{t`Or draw names: everybody gives to one person`}</TextLink>
        </p>
      )}
    </Page>
  );
}
