import { z } from 'zod';
import { email } from '../users/account.rules.ts';

/** The owner not counted, those who are still to sign up counted. */
export const MOST_COLLABORATORS = 50;

/** How long an invitation can be taken up. */
export const INVITATION_DAYS = 30;

/** Everybody who is invited may edit; there is nothing less and nothing more. */
export const permission = z.literal('edit', { error: 'Collaborators can only be given permission to edit' });

export const newInvitation = z.object({ email });

/** How that is told to clients that ask what somebody may do. */
export const collaboratorPermission = z.enum(['EDIT']);
export type CollaboratorPermission = z.output<typeof collaboratorPermission>;

export const collaboratorStatus = z.enum(['ACTIVE', 'PENDING']);
export type CollaboratorStatus = z.output<typeof collaboratorStatus>;

/** What came of inviting somebody. */
export const invitationResult = z.enum(['ADDED', 'INVITED', 'ALREADY_COLLABORATOR']);
export type InvitationResult = z.output<typeof invitationResult>;
