import type { CollaboratorEntry } from '../../collaborators/collaborator-entry.type.ts';

/** The contract's Collaborator object. */
export function presentCollaborator({ id, name, email, status, invitedAt, joinedAt }: CollaboratorEntry) {
  return {
    id,
    name,
    email,
    avatar_url: null,
    permissions: 'edit',
    status: status.toLowerCase(),
    invited_at: invitedAt.toISOString(),
    joined_at: joinedAt?.toISOString() ?? null,
  };
}
