import { t } from '@lingui/core/macro';
import { addMinutes, isFuture } from 'date-fns';
import { INVITATION_MAIL_MINUTES } from '#rules/lists/collaborators/collaborator';
import { relativeText } from '../../base/design/RelativeTime.tsx';

/** Whether the server would send the mail of an invitation again. */
export function canMailAgain(mailedAt: string): boolean {
  return !isFuture(againAt(mailedAt));
}

export function alreadyInvitedText(mailedAt: string): string {
  const [before, again] = [relativeText(new Date(mailedAt)), relativeText(againAt(mailedAt))];
  return t({
    message: `Already invited ${before}. You can send it again ${again}.`,
    comment: '“Already invited 3 minutes ago. You can send it again in 7 minutes.”',
  });
}

function againAt(mailedAt: string): Date {
  return addMinutes(mailedAt, INVITATION_MAIL_MINUTES);
}
