import type { CollaboratorEntry } from '../../collaborators/collaborator-entry.type.ts';
import { absoluteAddress } from '../../images/image-address.ts';

/** The contract's Collaborator object. */
export function presentCollaborator(entry: CollaboratorEntry, publicUrl: string) {
  const { id, name, email, avatarUrl, status, invitedAt, joinedAt } = entry;
  return {
    id,
    name,
    email,
    avatar_url: avatarUrl && absoluteAddress(publicUrl, avatarUrl),
    permissions: 'edit',
    status: status.toLowerCase(),
    invited_at: invitedAt.toISOString(),
    joined_at: joinedAt?.toISOString() ?? null,
  };
}
