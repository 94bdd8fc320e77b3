import { z } from 'zod';
import { newInvitation, permission } from '../../../../lists/collaborators/collaborator.rules.ts';
import { text, under } from '../../request-body.reader.ts';

/** A permission may be named, though there is only one. */
export const invitationBody = z
  .object({ email: under(newInvitation.shape.email, text), permissions: permission.nullish() })
  .transform(({ email }) => ({ email: email ?? '' }))
  .meta({ required: ['email'] });
