import { registerEnumType } from 'type-graphql';
import { collaboratorPermission, collaboratorStatus, invitationResult } from './collaborator.rules.ts';

export const CollaboratorPermissionEnum = collaboratorPermission.enum;
export const CollaboratorStatusEnum = collaboratorStatus.enum;
export const InvitationResultEnum = invitationResult.enum;

registerEnumType(CollaboratorPermissionEnum, { name: 'CollaboratorPermission' });
registerEnumType(CollaboratorStatusEnum, { name: 'CollaboratorStatus' });
registerEnumType(InvitationResultEnum, {
  name: 'InvitationResult',
  description: 'What came of inviting somebody.',
  valuesConfig: {
    ADDED: { description: 'The address has an account and is verified: that person works on the list from now on.' },
    INVITED: { description: 'A mail with a link was sent; the invitation is pending.' },
    ALREADY_COLLABORATOR: { description: 'That person works on the list already. Nothing was changed.' },
  },
});
