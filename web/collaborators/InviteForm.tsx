import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { newInvitation } from '#rules/collaborators/collaborator';
import { Button } from '../design/Button.tsx';
import { Field } from '../design/Field.tsx';
import { Notice } from '../design/Notice.tsx';
import { useRuleForm } from '../form/useRuleForm.ts';
import { isNetworkProblem, problemText } from '../network/problems.ts';
import { useInviteCollaboratorMutation } from './InviteForm.generated.ts';
import { outcomeText } from './invitation-outcome.ts';

interface Outcome {
  tone: 'success' | 'problem';
  text: string;
}

export function InviteForm({ listId }: { listId: string }) {
  const form = useRuleForm(newInvitation, { email: '' });
  const [invite, { loading }] = useInviteCollaboratorMutation();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const submit = form.handleSubmit(async ({ email }) => {
    setOutcome(null);
    try {
      const { data } = await invite({ variables: { listId, input: { email } } });
      setOutcome({ tone: 'success', text: outcomeText(data?.inviteCollaborator.message ?? '') });
      form.reset();
    } catch (error) {
      const failure = isNetworkProblem(error) ? 'An unexpected error occurred' : 'Failed to send invitation';
      if (!form.showProblems(error)) setOutcome({ tone: 'problem', text: problemText(error, failure) });
    }
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <Field
        label="Email"
        type="email"
        autoComplete="off"
        hint="Whoever has no account yet gets an invitation to make one."
        {...form.field('email')}
      />
      <Button look="primary" type="submit" working={loading}>
        <UserPlus aria-hidden className="size-5" />
        Invite
      </Button>
      {outcome && (
        <Notice tone={outcome.tone} takesFocus={outcome.tone === 'problem'}>
          {outcome.text}
        </Notice>
      )}
    </form>
  );
}
