import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { guestsSuggestion, LONGEST_SUGGESTION_NOTE, newSuggestion } from '#rules/lists/drafts/suggestion';
import { Button } from '../../base/design/Button.tsx';
import { Dialog, DialogActions } from '../../base/design/dialogs/Dialog.tsx';
import { Field } from '../../base/design/fields/Field.tsx';
import { RadioCards } from '../../base/design/fields/RadioCards.tsx';
import { TextArea } from '../../base/design/fields/TextArea.tsx';
import { Notice } from '../../base/design/Notice.tsx';
import { isNetworkProblem } from '../../base/network/problems.ts';
import { useCallKey } from '../../base/network/useCallKey.ts';
import { SaveProblem } from '../../core/form/SaveProblem.tsx';
import { useDraft } from '../../core/form/useDraft.ts';
import { useRuleForm } from '../../core/form/useRuleForm.ts';
import { useSession } from '../../core/session/session.ts';
import { useSuggestDialogQuery } from './SuggestDialog.generated.ts';
import { sentText } from './WaitingSuggestions.tsx';
import { sendSuggestion } from './waiting-suggestions.ts';

interface SuggestDialogProps {
  shareToken: string;
  /** The id of a list that the reader works on: they may be one of the people whom it is for. */
  memberOf: string | null;
  onClose: () => void;
}

interface Outcome {
  isSecret: boolean;
  /** A lost connection holds it up: it is sent by itself. */
  isWaiting: boolean;
}

/** The people who work on the list read it, and put it on the list or not; or it is for those who give, and never for the people whom they give to. */
export function SuggestDialog({ shareToken, memberOf, onClose }: SuggestDialogProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  if (!outcome) return <Writing shareToken={shareToken} memberOf={memberOf} onSent={setOutcome} onClose={onClose} />;
  const { isSecret, isWaiting } = outcome;
  return (
    <Dialog title={t`Suggest a gift`} onClose={onClose}>
      <Notice tone={isWaiting ? undefined : 'success'} takesFocus>
        {isWaiting
          ? t`You’re offline. It’s sent as soon as you’re back, even if you close this page.`
          : sentText(isSecret)}
      </Notice>
      <p className="text-muted">
        {isSecret
          ? t`It stands below the list for them. You can take it back there, or under “Your gifts”.`
          : t`If they like it, you’ll see it on the list.`}
      </p>
      <DialogActions>
        <Button look="primary" onClick={onClose}>
          {t`Done`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type For = 'makers' | 'givers';

function Writing({
  shareToken,
  memberOf,
  onSent,
  onClose,
}: SuggestDialogProps & { onSent: (outcome: Outcome) => void }) {
  const { account } = useSession();
  const client = useApolloClient();
  const { data } = useSuggestDialogQuery({ variables: { listId: memberOf ?? '' }, skip: memberOf === null });
  const mayBeSecret = memberOf === null || data?.list.collaboratorRole === 'HELPER';
  const [whom, setWhom] = useState<For>('makers');
  const isSecret = whom === 'givers' && mayBeSecret;
  const isNamed = !account && !isSecret;
  const form = useRuleForm(isNamed ? guestsSuggestion : newSuggestion, {
    ...{ title: '', notes: '', primaryUrl: '', name: '' },
  });
  const forgetDraft = useDraft(form, undefined, { part: 'suggestion' });
  const end = (outcome: Outcome) => {
    forgetDraft();
    onSent(outcome);
  };
  const { keyFor } = useCallKey(); // pressing again after a failure suggests once, and other words are another suggestion
  const [problem, setProblem] = useState<unknown>(null);
  const submit = form.handleSubmit(async ({ title, notes, primaryUrl, name }) => {
    setProblem(null);
    const input = { title, notes: notes ?? '', primaryUrl, name: name ?? '' };
    const key = keyFor({ input, isSecret });
    try {
      await sendSuggestion(client, { key, ownerId: account?.id ?? null, shareToken, isSecret, input });
      end({ isSecret, isWaiting: false });
    } catch (error) {
      if (isNetworkProblem(error)) return end({ isSecret, isWaiting: true });
      if (!form.showProblems(error)) setProblem(error);
    }
  });
  return (
    <Dialog title={t`Suggest a gift`} onClose={onClose}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <Field label={t`What is it?`} required autoComplete="off" {...form.field('title')} />
        <Field
          label={t`Link (optional)`}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          {...form.field('primaryUrl')}
        />
        <TextArea
          label={t`Why? (optional)`}
          hint={t`At most ${LONGEST_SUGGESTION_NOTE} characters.`}
          {...form.field('notes')}
        />
        {mayBeSecret && (
          <RadioCards
            label={t`Who should see it?`}
            value={whom}
            onChange={({ target }) => setWhom(target.value as For)}
            options={[
              {
                value: 'makers',
                title: t`The people who make this list`,
                hint: t`They see your name, and decide whether to add it.`,
              },
              {
                value: 'givers',
                title: t`Only for givers`,
                hint: t`A secret idea, without your name. The people it’s for never see it.`,
              },
            ]}
          />
        )}
        {isNamed && <Field label={t`Your name`} required autoComplete="name" {...form.field('name')} />}
        {problem !== null && <SaveProblem error={problem} otherwise={t`That didn’t work. Please try again.`} />}
        <DialogActions>
          <Button
            onClick={() => {
              forgetDraft();
              onClose();
            }}
          >{t`Cancel`}</Button>
          <Button type="submit" look="primary" working={form.formState.isSubmitting}>
            {t`Suggest It`}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
