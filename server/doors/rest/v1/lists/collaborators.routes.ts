import { z } from 'zod';
import { invitationText } from '../../../../lists/collaborators/invitation-texts.ts';
import { dual, dualOf, envelope, envelopeOf } from '../../envelope.ts';
import { idempotent, pathIds, type RestApp } from '../../route.ts';
import { collaboratorObject, presentCollaborator } from './collaborator.presenter.ts';
import { invitationBody, roleBody } from './collaborator.reader.ts';
import { listObject, presentList } from './list.presenter.ts';

const tag = 'Collaborators';

const invited = z.object({
  message: z.string().meta({ description: 'The outcome: added, invited, or already a collaborator.' }),
  collaborator: collaboratorObject,
});

export async function collaboratorsRoutes(app: RestApp) {
  app.get(
    '/lists/:id/collaborators',
    {
      config: { action: 'collaborators' },
      schema: {
        tag,
        summary: 'List the collaborators of a list',
        params: pathIds('id'),
        response: { 200: envelopeOf(z.array(collaboratorObject)) },
      },
    },
    async ({ requestContext, params }) => {
      const { services, viewer, siteUrl } = requestContext;
      const collaborators = await services.collaborators.getCollaborators(viewer, params.id);
      return envelope(collaborators.map((entry) => presentCollaborator(entry, siteUrl)));
    },
  );

  app.post(
    '/lists/:id/collaborators/invite',
    {
      config: { action: 'inviteCollaborator' },
      schema: {
        tag,
        summary: 'Invite somebody',
        description:
          'People with an account are added at once. Others get a mail, at most once an hour for one list, however often they are invited.',
        params: pathIds('id'),
        headers: idempotent,
        body: invitationBody,
        response: { 200: dualOf(invited) },
      },
    },
    async ({ requestContext, params, headers, body }) => {
      const { services, viewer, siteUrl } = requestContext;
      const key = headers['idempotency-key'];
      const { collaborator, ...said } = await services.collaborators.invite(viewer, params.id, body, key);
      const again = invitationText('ALREADY_INVITED', true); // says to those who ask again soon the same as the first time
      const message = said.message === again ? invitationText('INVITED', true) : said.message;
      return dual({ message, collaborator: presentCollaborator(collaborator, siteUrl) }, message);
    },
  );

  app.put(
    '/lists/:id/collaborators/:collaboratorId',
    {
      config: { action: 'setCollaboratorRole' },
      schema: {
        tag,
        summary: 'Give somebody another role',
        description: 'Somebody who works on the list, or is invited to. What they see of purchases follows at once.',
        params: pathIds('id', 'collaboratorId'),
        body: roleBody,
        response: { 200: envelopeOf(z.array(collaboratorObject)) },
      },
    },
    async ({ requestContext, params, body }) => {
      const { services, viewer, siteUrl } = requestContext;
      const list = await services.collaborators.setRole(viewer, params.id, params.collaboratorId, body);
      const collaborators = await services.collaborators.collaboratorsOf(viewer, list);
      return envelope(collaborators.map((entry) => presentCollaborator(entry, siteUrl)));
    },
  );

  app.delete(
    '/lists/:id/collaborators/:collaboratorId',
    {
      config: { action: 'removeCollaborator' },
      schema: {
        tag,
        summary: 'Remove a collaborator, withdraw an invitation, or leave a list',
        params: pathIds('id', 'collaboratorId'),
        response: { 200: envelopeOf(listObject) },
      },
    },
    async ({ requestContext, params }) => {
      const { services, viewer } = requestContext;
      const { list, hasLeft } = await services.collaborators.remove(viewer, params.id, params.collaboratorId);
      const presented = await presentList(requestContext, list);
      // A person who has left gets the list that they left, but nothing more of what is on it.
      return envelope(hasLeft ? { ...presented, items: [], item_count: 0 } : presented, 'Collaborator removed');
    },
  );
}
