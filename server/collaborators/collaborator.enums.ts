import { registerEnumType } from 'type-graphql';
import { collaboratorStatus } from './collaborator.rules.ts';

export const CollaboratorStatusEnum = collaboratorStatus.enum;

registerEnumType(CollaboratorStatusEnum, { name: 'CollaboratorStatus' });
