import { registerEnumType } from 'type-graphql';
import { collaboratorPermission, collaboratorStatus, invitationResult } from './collaborator.rules.ts';

export const CollaboratorPermissionEnum = collaboratorPermission.enum;
export const CollaboratorStatusEnum = collaboratorStatus.enum;
export const InvitationResultEnum = invitationResult.enum;

registerEnumType(CollaboratorPermissionEnum, {
  name: 'CollaboratorPermission',
  description: 'The permission of a collaborator.',
  valuesConfig: {
    EDIT: { description: 'Change the list and its items.' },
    VIEW: { description: 'See the list as its guests do, and buy from it.' },
  },
});
registerEnumType(CollaboratorStatusEnum, {
  name: 'CollaboratorStatus',
  description: 'Whether somebody works on a list already.',
  valuesConfig: {
    ACTIVE: { description: 'Works on the list.' },
    PENDING: { description: 'Has not accepted the invitation yet.' },
  },
});
registerEnumType(InvitationResultEnum, {
  name: 'InvitationResult',
  description: 'The outcome of an invitation.',
  valuesConfig: {
    ADDED: { description: 'The address has an account and is verified: that person works on the list from now on.' },
    INVITED: { description: 'A mail with a link was sent, or sent again; the invitation is pending.' },
    ALREADY_INVITED: {
      description: 'The invitation is pending, and its mail left less than an hour ago: no other was sent.',
    },
    ALREADY_COLLABORATOR: { description: 'That person works on the list already. Nothing was changed.' },
  },
});
