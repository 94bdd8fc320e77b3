import { Arg, Ctx, GraphQLISODateTime, ID, Mutation, Resolver } from 'type-graphql';
import { List } from '../lists/list.entity.ts';
import type { RequestContext } from '../request-context.ts';

@Resolver()
export class ShareLinksResolver {
  @Mutation(() => List, { description: 'Gives the list a new share link. The old one is dead at once.' })
  rotateShareLink(
    @Arg('listId', () => ID) listId: string,
    @Arg('idempotencyKey', () => String, { nullable: true }) key: string | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.shareLinks.rotateShareLink(viewer, listId, { key });
  }

  @Mutation(() => List, {
    description:
      'Lets the share link end at a time to come, on the Premium plan; null lets it last again, on every plan.',
  })
  setShareLinkExpiry(
    @Arg('listId', () => ID) listId: string,
    @Arg('expiresAt', () => GraphQLISODateTime, { nullable: true }) expiresAt: Date | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.shareLinks.setShareLinkExpiry(viewer, listId, expiresAt);
  }
}
