import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { displayText } from '#rules/base/text/display-text';
import { LONGEST_CIRCLE_NAME, newCircle } from '#rules/people/circles/circle';
import { Button } from '../../base/design/Button.tsx';
import { Dialog, DialogActions } from '../../base/design/dialogs/Dialog.tsx';
import { Field } from '../../base/design/fields/Field.tsx';
import { unexpectedProblemText } from '../../base/network/problems.ts';
import { useCallKey } from '../../base/network/useCallKey.ts';
import { SaveProblem } from '../../core/form/SaveProblem.tsx';
import { useDraft } from '../../core/form/useDraft.ts';
import { useRuleForm } from '../../core/form/useRuleForm.ts';
import { useCreateCircleMutation, useUpdateCircleMutation } from './CircleScreen.generated.ts';

interface CircleDialogProps {
  /** Null to make one. */
  circle: { id: string; name: string } | null;
  onSaved: (id: string) => void;
  onClose: () => void;
}

export function CircleDialog({ circle, onSaved, onClose }: CircleDialogProps) {
  const form = useRuleForm(newCircle, { name: displayText(circle?.name ?? '') });
  const forgetDraft = useDraft(form, undefined, { part: `circle ${circle?.id ?? ''}` });
  const giveUp = () => {
    forgetDraft();
    onClose();
  };
  const end = (id: string) => {
    forgetDraft();
    onSaved(id);
  };
  const [problem, setProblem] = useState<unknown>(null);
  const [create, creating] = useCreateCircleMutation();
  const [update, updating] = useUpdateCircleMutation();
  const callKey = useCallKey(); // pressing again after a failure makes one circle
  const submit = form.handleSubmit(async (input) => {
    setProblem(null);
    try {
      if (circle) {
        await update({ variables: { id: circle.id, changes: input } });
        return end(circle.id);
      }
      const { data } = await create({ variables: { input, idempotencyKey: callKey.keyFor(input) } });
      if (data) end(data.createCircle.id);
    } catch (error) {
      if (!form.showProblems(error)) setProblem(error);
    }
  });
  return (
    <Dialog
      title={circle ? t`Rename the circle` : t`Make a circle`}
      description={t`Everybody in it reads the name, and everybody you invite.`}
      onClose={onClose}
    >
      <form onSubmit={submit} noValidate className="grid min-w-0 gap-5">
        <Field
          label={t({ message: 'Name', context: 'of a circle' })}
          placeholder={t`Such as “The Bergs” or “Friends”`}
          required
          autoComplete="off"
          maxLength={LONGEST_CIRCLE_NAME}
          {...form.field('name')}
        />
        {problem !== null && <SaveProblem error={problem} otherwise={unexpectedProblemText()} />}
        <DialogActions>
          <Button onClick={giveUp}>{t`Cancel`}</Button>
          <Button look="primary" type="submit" working={creating.loading || updating.loading}>
            {circle ? t`Save` : t`Make a circle`}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
