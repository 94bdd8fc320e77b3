import { registerEnumType } from 'type-graphql';
import { collaboratorPermission, collaboratorStatus } from './collaborator.rules.ts';

export const CollaboratorPermissionEnum = collaboratorPermission.enum;
export const CollaboratorStatusEnum = collaboratorStatus.enum;

registerEnumType(CollaboratorPermissionEnum, { name: 'CollaboratorPermission' });
registerEnumType(CollaboratorStatusEnum, { name: 'CollaboratorStatus' });
