import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { say } from '#rules/base/languages/say';
import { type InvitationResult, newInvitation } from '#rules/lists/collaborators/collaborator';
import { Button } from '../../base/design/Button.tsx';
import { EmailField } from '../../base/design/fields/EmailField.tsx';
import { Select } from '../../base/design/fields/Select.tsx';
import { Notice } from '../../base/design/Notice.tsx';
import { isNetworkProblem, problemText } from '../../base/network/problems.ts';
import { useSite } from '../../base/page/site.ts';
import { useDraft } from '../../core/form/useDraft.ts';
import { useRuleForm } from '../../core/form/useRuleForm.ts';
import { alreadyInvitedText } from './invitation-mail.ts';
import { hasRoles, type ListOfRoles, ROLES, roleMeaning, roleName } from './roles.ts';
import { type InvitationOutcome, useInvite } from './useInvite.ts';

interface Outcome {
  tone: 'success' | 'problem';
  text: string;
}

const OUTCOME_TEXTS: Record<Exclude<InvitationResult, 'ALREADY_INVITED'>, MessageDescriptor> = {
  ADDED: msg`User has been added as a collaborator!`,
  // whether there is an account with an address that nobody has confirmed, is not told
  INVITED: msg`Invitation sent! They will become a collaborator when they create an account. If they have one already, the link in the email adds them.`,
  ALREADY_COLLABORATOR: msg`User is already a collaborator on this list`,
};

const NO_MAIL_TEXT = msg`Invited! This site sends no emails: copy the link beside their address, and pass it on.`;

/** For a result that this version does not know yet. */
const OTHER_RESULT_TEXT = msg`Collaborator invitation processed successfully!`;

function outcomeText({ result, collaborator: { mailedAt, invitationLink } }: InvitationOutcome): string {
  if (invitationLink) return say(NO_MAIL_TEXT);
  if (result === 'ALREADY_INVITED' && mailedAt) return alreadyInvitedText(mailedAt);
  return say(OUTCOME_TEXTS[result as keyof typeof OUTCOME_TEXTS] ?? OTHER_RESULT_TEXT);
}

export function InviteForm({ list }: { list: ListOfRoles & { id: string } }) {
  const { mailEnabled } = useSite();
  const form = useRuleForm(newInvitation, { email: '', role: 'EDITOR' });
  const forgetDraft = useDraft(form, undefined, { part: 'invitation' });
  const { invite, loading } = useInvite(list.id);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const submit = form.handleSubmit(async ({ email, role }) => {
    setOutcome(null);
    try {
      setOutcome({ tone: 'success', text: outcomeText(await invite(role === 'EDITOR' ? { email } : { email, role })) });
      form.reset();
      forgetDraft();
    } catch (error) {
      const failure = isNetworkProblem(error) ? t`An unexpected error occurred` : t`Failed to send invitation`;
      if (!form.showProblems(error)) setOutcome({ tone: 'problem', text: problemText(error, failure) });
    }
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <EmailField
        label={t`Email`}
        autoComplete="off"
        hint={
          mailEnabled
            ? t`No account yet? We’ll email them an invitation.`
            : t`No account yet? You’ll get a link to pass on.`
        }
        {...form.field('email')}
      />
      {hasRoles(list) && (
        <Select label={t`Role`} hint={roleMeaning(form.watch('role') ?? 'EDITOR', list)} {...form.field('role')}>
          {ROLES.map((role) => (
            <option key={role} value={role}>
              {roleName(role)}
            </option>
          ))}
        </Select>
      )}
      <Button look="primary" type="submit" working={loading}>
        <UserPlus aria-hidden className="size-5" />
        {t({ message: 'Invite', context: 'button' })}
      </Button>
      {outcome && (
        <Notice tone={outcome.tone} takesFocus={outcome.tone === 'problem'}>
          {outcome.text}
        </Notice>
      )}
    </form>
  );
}
