import { Arg, Ctx, GraphQLISODateTime, ID, Mutation, Resolver } from 'type-graphql';
import { IDEMPOTENCY_KEY } from '../../base/paging/argument-descriptions.ts';
import type { RequestContext } from '../../request-context.ts';
import { List } from '../lists/list.entity.ts';

@Resolver()
export class ShareLinksResolver {
  @Mutation(() => List, {
    description:
      'Gives the list a new share link; the old one is dead at once. For the owner. Fails with UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, DEMO_LIST or EMAIL_UNVERIFIED.',
  })
  rotateShareLink(
    @Arg('listId', () => ID, { description: 'Which list.' }) listId: string,
    @Arg('idempotencyKey', () => String, { nullable: true, description: IDEMPOTENCY_KEY }) key: string | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.shareLinks.rotateShareLink(viewer, listId, { key });
  }

  @Mutation(() => List, {
    description:
      'Lets the share link end at a time to come, for owners on the Premium plan; null lets it last again, for all owners. Fails with UNAUTHENTICATED, BAD_USER_INPUT (the time is past), NOT_FOUND, FORBIDDEN, DEMO_LIST, PLAN_LIMIT or EMAIL_UNVERIFIED.',
  })
  setShareLinkExpiry(
    @Arg('listId', () => ID, { description: 'Which list.' }) listId: string,
    @Arg('expiresAt', () => GraphQLISODateTime, { nullable: true, description: 'A time to come, or null for never.' })
    expiresAt: Date | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.shareLinks.setShareLinkExpiry(viewer, listId, expiresAt);
  }
}
