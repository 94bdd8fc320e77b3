import { t } from '@lingui/core/macro';
import { z } from 'zod';
import { collaboratorRole } from '../../core/access/list-access.rules.ts';
import { email } from '../../core/users/account.rules.ts';

/** The owner not counted, those who are still to sign up counted. */
export const MOST_COLLABORATORS = 50;

/** How long an invitation can be taken up. */
export const INVITATION_DAYS = 30;

/** How long after the mail of an invitation none is sent again to that address for that list. */
export const INVITATION_MAIL_MINUTES = 60;

/** The one permission that clients of REST knew before there were roles. */
export const permission = z.literal('edit', { error: () => t`Collaborators can only be given permission to edit` });

export const newInvitation = z.object({
  email,
  role: collaboratorRole.nullish().transform((role) => role ?? 'EDITOR'),
});

/** Another role for somebody who works on a list, or is invited to. */
export const roleChange = z.object({ role: collaboratorRole });

/** How that is told to clients that ask what somebody may do. */
export const collaboratorPermission = z.enum(['EDIT', 'VIEW']);
export type CollaboratorPermission = z.output<typeof collaboratorPermission>;

export const collaboratorStatus = z.enum(['ACTIVE', 'PENDING']);
export type CollaboratorStatus = z.output<typeof collaboratorStatus>;

export const invitationResult = z.enum(['ADDED', 'INVITED', 'ALREADY_INVITED', 'ALREADY_COLLABORATOR']);
export type InvitationResult = z.output<typeof invitationResult>;
