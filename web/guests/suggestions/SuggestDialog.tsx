import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { guestsSuggestion, LONGEST_SUGGESTION_NOTE, newSuggestion } from '#rules/lists/drafts/suggestion';
import { Button } from '../../base/design/Button.tsx';
import { Dialog, DialogActions } from '../../base/design/dialogs/Dialog.tsx';
import { Field } from '../../base/design/fields/Field.tsx';
import { TextArea } from '../../base/design/fields/TextArea.tsx';
import { Notice } from '../../base/design/Notice.tsx';
import { onReconnected } from '../../base/network/connection.ts';
import { isNetworkProblem } from '../../base/network/problems.ts';
import { useCallKey } from '../../base/network/useCallKey.ts';
import { SaveProblem } from '../../core/form/SaveProblem.tsx';
import { useDraft } from '../../core/form/useDraft.ts';
import { useRuleForm } from '../../core/form/useRuleForm.ts';
import { useSession } from '../../core/session/session.ts';
import { useSuggestItemMutation } from './SuggestDialog.generated.ts';

interface SuggestDialogProps {
  shareToken: string;
  onClose: () => void;
}

/** The people who work on the list read it, and put it on the list or not. */
export function SuggestDialog({ shareToken, onClose }: SuggestDialogProps) {
  const [isSent, setSent] = useState(false);
  if (!isSent) return <Writing shareToken={shareToken} onSent={() => setSent(true)} onClose={onClose} />;
  return (
    <Dialog title={t`Suggest a gift`} onClose={onClose}>
      <Notice tone="success" takesFocus>
        {t`Thank you! Your idea is on its way to those who make this list.`}
      </Notice>
      <p className="text-muted">{t`If they like it, you’ll see it on the list.`}</p>
      <DialogActions>
        <Button look="primary" onClick={onClose}>
          {t`Done`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Writing({ shareToken, onSent, onClose }: SuggestDialogProps & { onSent: () => void }) {
  const { account } = useSession();
  const rule = account ? newSuggestion : guestsSuggestion;
  const form = useRuleForm(rule, { title: '', notes: '', primaryUrl: '', name: '' });
  useDraft(form, undefined, { part: 'suggestion' });
  const { keyFor } = useCallKey(); // pressing again after a failure suggests once, and other words are another suggestion
  const formId = useId();
  const isWaiting = useRef(false);
  const [problem, setProblem] = useState<unknown>(null);
  const [suggest] = useSuggestItemMutation();
  const submit = form.handleSubmit(async (input) => {
    setProblem(null);
    isWaiting.current = false;
    try {
      await suggest({ variables: { token: shareToken, input, idempotencyKey: keyFor(input) } });
      onSent();
    } catch (error) {
      if (form.showProblems(error)) return;
      isWaiting.current = isNetworkProblem(error);
      setProblem(error);
    }
  });
  const sendAgain = useEffectEvent(() => void (isWaiting.current && document.forms.namedItem(formId)?.requestSubmit()));
  useEffect(() => onReconnected(() => sendAgain()), []);
  const isOffline = problem !== null && isNetworkProblem(problem) && navigator.onLine === false;
  return (
    <Dialog
      title={t`Suggest a gift`}
      description={t`Those who make this list see it, with your name, and nobody else. So don’t suggest what is to be a surprise.`}
      onClose={onClose}
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-5">
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
        {!account && <Field label={t`Your name`} required autoComplete="name" {...form.field('name')} />}
        {isOffline && <Notice tone="problem">{t`You’re offline. This is sent as soon as you’re back.`}</Notice>}
        {problem !== null && !isOffline && (
          <SaveProblem error={problem} otherwise={t`That didn’t work. Please try again.`} />
        )}
        <DialogActions>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" look="primary" working={form.formState.isSubmitting}>
            {t`Suggest It`}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
