import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request-context.ts';
import { MOST_FUND_PLEDGES } from '../group-gifts/fund.rules.ts';
import { Item } from '../items/item.entity.ts';
import { OpenPledge } from './open-pledge.type.ts';

@Resolver()
export class OpenPledgesResolver {
  @Query(() => [OpenPledge], {
    description: `Everything that was promised to a fund and has not come, the newest first: for the owner who may know of it, and for helpers. At most ${MOST_FUND_PLEDGES}. Fails with UNAUTHENTICATED, NOT_FOUND (no such item, or no fund) or FORBIDDEN.`,
  })
  openPledges(
    @Arg('itemId', () => ID, { description: 'A fund.' }) itemId: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.openPledges.openOf(viewer, itemId);
  }

  @Mutation(() => Item, {
    description:
      'Takes back what somebody promised to a fund, also where they say that they paid, as long as it has not come: for the owner who may know of it, and for helpers. The giver is told. Fails with UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, EMAIL_UNVERIFIED or CONFLICT (it has come).',
  })
  releasePledge(
    @Arg('itemId', () => ID, { description: 'A fund.' }) itemId: string,
    @Arg('pledgeId', () => ID, { description: 'From `openPledges`.' }) pledgeId: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.openPledges.release(viewer, itemId, pledgeId);
  }
}
