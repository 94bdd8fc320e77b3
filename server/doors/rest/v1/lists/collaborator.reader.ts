import { z } from 'zod';
import { collaboratorRole } from '../../../../core/access/list-access.rules.ts';
import { newInvitation, permission } from '../../../../lists/collaborators/collaborator.rules.ts';
import { oneOf, text, under } from '../../request-body.reader.ts';

const role = oneOf(collaboratorRole.options);

/** A permission may be named, though there is only one. */
export const invitationBody = z
  .object({ email: under(newInvitation.shape.email, text), permissions: permission.nullish(), role: role.nullish() })
  .transform(({ email, role }) => ({ email: email ?? '', role: role ?? undefined }))
  .meta({ required: ['email'] });

export const roleBody = z.object({ role });
