import { addMinutes, isFuture } from 'date-fns';
import { INVITATION_MAIL_MINUTES } from '#rules/lists/collaborators/collaborator';
import { relativeText } from '../../base/design/RelativeTime.tsx';

/** Whether the server would send the mail of an invitation again. */
export function canMailAgain(mailedAt: string): boolean {
  return !isFuture(againAt(mailedAt));
}

export function alreadyInvitedText(mailedAt: string): string {
  return `Already invited ${relativeText(new Date(mailedAt))}. You can send it again ${relativeText(againAt(mailedAt))}.`;
}

function againAt(mailedAt: string): Date {
  return addMinutes(mailedAt, INVITATION_MAIL_MINUTES);
}
