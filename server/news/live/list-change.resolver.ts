import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { CollaboratorEntry } from '../../lists/collaborators/collaborator-entry.type.ts';
import type { RequestContext } from '../../request-context.ts';
import { CollaboratorsChanged } from './list-change.union.ts';

@Resolver(() => CollaboratorsChanged)
export class CollaboratorsChangedResolver {
  @FieldResolver(() => [CollaboratorEntry], {
    description:
      'The collaborators and open invitations as they are now, the longest first. Empty unless you work on the list.',
  })
  collaborators(@Root() { list }: CollaboratorsChanged, @Ctx() { services, viewerOrGuest }: RequestContext) {
    return services.collaborators.collaboratorsOf(viewerOrGuest, list);
  }
}
