import type { FastifyInstance } from 'fastify';
import { presentCollaborator } from './collaborator.presenter.ts';
import { readNewInvitation } from './collaborator.reader.ts';
import { dual, envelope } from './envelope.ts';
import { presentList } from './list.presenter.ts';

interface OfList {
  Params: { id: string };
  Headers: { 'idempotency-key'?: string };
}

interface OfCollaborator {
  Params: { id: string; collaboratorId: string };
}

export async function collaboratorsRoutes(app: FastifyInstance) {
  app.get<OfList>('/lists/:id/collaborators', async ({ requestContext, params }) => {
    const { services, viewer, publicUrl } = requestContext;
    const collaborators = await services.collaborators.getCollaborators(viewer, params.id);
    return envelope(collaborators.map((entry) => presentCollaborator(entry, publicUrl)));
  });

  app.post<OfList>('/lists/:id/collaborators/invite', async ({ requestContext, params, headers, body }) => {
    const { services, viewer, publicUrl } = requestContext;
    const key = headers['idempotency-key'];
    const outcome = await services.collaborators.invite(viewer, params.id, readNewInvitation(body), key);
    const { message, collaborator } = outcome;
    return dual({ message, collaborator: presentCollaborator(collaborator, publicUrl) }, message);
  });

  app.delete<OfCollaborator>('/lists/:id/collaborators/:collaboratorId', async ({ requestContext, params }) => {
    const { services, viewer } = requestContext;
    const { list, hasLeft } = await services.collaborators.remove(viewer, params.id, params.collaboratorId);
    const presented = await presentList(requestContext, list);
    // A person who has left gets the list that they left, but nothing more of what is on it.
    return envelope(hasLeft ? { ...presented, items: [], item_count: 0 } : presented, 'Collaborator removed');
  });
}
