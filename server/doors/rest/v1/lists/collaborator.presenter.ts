import { z } from 'zod';
import { absoluteAddress } from '../../../../base/text/absolute-address.ts';
import { collaboratorRole } from '../../../../core/access/list-access.rules.ts';
import { collaboratorPermission, collaboratorStatus } from '../../../../lists/collaborators/collaborator.rules.ts';
import type { CollaboratorEntry } from '../../../../lists/collaborators/collaborator-entry.type.ts';
import { inLowerCase, lowerCase } from '../../answer-fields.ts';

export const collaboratorObject = z
  .object({
    id: z.string().meta({ description: 'The `id` of the user, or of the invitation while it is pending.' }),
    name: z.string().nullable().meta({ description: 'Null while the invitation is pending.' }),
    email: z.string().meta({ description: 'The address of their account, or the one they were invited by.' }),
    avatar_url: z.string().nullable().meta({ description: 'A square picture. Null while the invitation is pending.' }),
    permissions: lowerCase(collaboratorPermission.options).meta({
      description: 'Whether they may change the list and its items, or see it as its guests do and buy.',
    }),
    role: lowerCase(collaboratorRole.options).meta({
      description:
        'An editor receives the gifts with the owner; a helper receives nothing, and sees who gives what, also during a surprise; a viewer opens the list while it is private, and buys.',
    }),
    status: lowerCase(collaboratorStatus.options).meta({ description: 'Whether they work on it already.' }),
    invitation_link: z.string().nullable().meta({
      description: 'To pass on to who is invited, for the list’s owner where the site sends no mails. Null otherwise.',
    }),
    invited_at: z.iso.datetime().meta({ description: 'In UTC.' }),
    joined_at: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'Since when they work on it. Null while the invitation is pending.' }),
  })
  .meta({ id: 'Collaborator' });

export function presentCollaborator(entry: CollaboratorEntry, siteUrl: string): z.output<typeof collaboratorObject> {
  const { id, name, email, avatarUrl, permission, role, status, invitedAt, joinedAt, invitationLink } = entry;
  return {
    id,
    name,
    email,
    avatar_url: avatarUrl && absoluteAddress(siteUrl, avatarUrl),
    permissions: inLowerCase(permission),
    role: inLowerCase(role),
    status: inLowerCase(status),
    invitation_link: invitationLink,
    invited_at: invitedAt.toISOString(),
    joined_at: joinedAt?.toISOString() ?? null,
  };
}
