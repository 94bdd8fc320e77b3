import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { type InvitationResult, newInvitation } from '#rules/collaborators/collaborator';
import { Button } from '../design/Button.tsx';
import { EmailField } from '../design/EmailField.tsx';
import { Notice } from '../design/Notice.tsx';
import { useRuleForm } from '../form/useRuleForm.ts';
import { isNetworkProblem, problemText } from '../network/problems.ts';
import { useInviteCollaboratorMutation } from './InviteForm.generated.ts';

interface Outcome {
  tone: 'success' | 'problem';
  text: string;
}

const RESULT_TEXTS: Record<InvitationResult, string> = {
  ADDED: 'User has been added as a collaborator!',
  INVITED: 'Invitation sent! They will become a collaborator when they create an account.',
  ALREADY_COLLABORATOR: 'User is already a collaborator on this list',
};

/** For a result that this version does not know yet. */
const OTHER_RESULT_TEXT = 'Collaborator invitation processed successfully!';

export function InviteForm({ listId }: { listId: string }) {
  const form = useRuleForm(newInvitation, { email: '' });
  const [invite, { loading }] = useInviteCollaboratorMutation();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const submit = form.handleSubmit(async ({ email }) => {
    setOutcome(null);
    try {
      const { data } = await invite({ variables: { listId, input: { email } } });
      const text = (data && RESULT_TEXTS[data.inviteCollaborator.result]) ?? OTHER_RESULT_TEXT;
      setOutcome({ tone: 'success', text });
      form.reset();
    } catch (error) {
      const failure = isNetworkProblem(error) ? 'An unexpected error occurred' : 'Failed to send invitation';
      if (!form.showProblems(error)) setOutcome({ tone: 'problem', text: problemText(error, failure) });
    }
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <EmailField
        label="Email"
        autoComplete="off"
        hint="No account yet? We’ll email them an invitation."
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
