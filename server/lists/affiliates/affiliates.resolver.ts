import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { BASE, IDEMPOTENCY_KEY, LIMIT, PAGE } from '../../base/paging/argument-descriptions.ts';
import { LONGEST_WEB_ADDRESS } from '../../base/text/web-address.rules.ts';
import type { RequestContext } from '../../request-context.ts';
import { AffiliateClickCount } from './affiliate-click-count.type.ts';
import { AffiliateLinkCheck } from './affiliate-link-check.type.ts';
import { AffiliateSite } from './affiliate-site.entity.ts';
import { AffiliateSiteChangesInput, NewAffiliateSiteInput } from './affiliate-site.input.ts';
import { MOST_AFFILIATE_SITES, MOST_CLICK_DAYS } from './affiliate-site.rules.ts';
import { AffiliateSitePage } from './affiliate-site-page.type.ts';

@Resolver(() => AffiliateSite)
export class AffiliatesResolver {
  @Query(() => AffiliateSitePage, {
    description:
      'The shops that pay for visitors, those with the highest priority first. For administrators: others get UNAUTHENTICATED or FORBIDDEN.',
  })
  affiliateSites(
    @Arg('page', () => Int, { defaultValue: 1, description: PAGE }) page: number,
    @Arg('limit', () => Int, { defaultValue: 100, description: LIMIT }) limit: number,
    @Arg('deleted', () => Boolean, {
      defaultValue: false,
      description: 'Instead those that are gone, the last one first.',
    })
    deleted: boolean,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.affiliates.sites(viewer, page, limit, { deleted });
  }

  @Query(() => AffiliateSite, {
    nullable: true,
    description:
      'A shop that pays for visitors; null where there is no such shop. For administrators: others get UNAUTHENTICATED or FORBIDDEN.',
  })
  affiliateSite(
    @Arg('id', () => ID, { description: 'Which shop.' }) id: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.affiliates.site(viewer, id);
  }

  @Query(() => AffiliateLinkCheck, {
    description:
      'The address that a link becomes when it is followed, and the shop that it belongs to. For administrators: others get UNAUTHENTICATED or FORBIDDEN. Fails with BAD_USER_INPUT.',
  })
  affiliateLink(
    @Arg('url', () => String, { description: `An http or https address of at most ${LONGEST_WEB_ADDRESS} characters.` })
    url: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.affiliates.tryLink(viewer, { url });
  }

  @Mutation(() => AffiliateSite, {
    description: `Adds a shop; there can be ${MOST_AFFILIATE_SITES}. Links of items that are there already carry the code in a moment. For administrators: others get UNAUTHENTICATED or FORBIDDEN. Fails with BAD_USER_INPUT or CONFLICT (there are ${MOST_AFFILIATE_SITES}).`,
  })
  createAffiliateSite(
    @Arg('input', () => NewAffiliateSiteInput, { description: 'The fields of the new shop.' })
    input: NewAffiliateSiteInput,
    @Arg('idempotencyKey', () => String, { nullable: true, description: IDEMPOTENCY_KEY }) idempotencyKey:
      | string
      | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.affiliates.createSite(viewer, input, idempotencyKey);
  }

  @Mutation(() => AffiliateSite, {
    description:
      'Changes a shop. For administrators: others get UNAUTHENTICATED or FORBIDDEN. Fails with BAD_USER_INPUT, NOT_FOUND or CONFLICT (somebody else has changed the same field since `base`).',
  })
  updateAffiliateSite(
    @Arg('siteId', () => ID, { description: 'Which shop.' }) id: string,
    @Arg('changes', () => AffiliateSiteChangesInput, { description: 'Only what is sent is changed.' })
    changes: AffiliateSiteChangesInput,
    @Arg('base', () => AffiliateSiteChangesInput, { nullable: true, description: BASE })
    base: AffiliateSiteChangesInput | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.affiliates.updateSite(viewer, id, changes, base);
  }

  @Mutation(() => AffiliateSite, {
    description:
      'Only active shops have their code in links. For administrators: others get UNAUTHENTICATED or FORBIDDEN. Fails with NOT_FOUND.',
  })
  setAffiliateSiteActive(
    @Arg('siteId', () => ID, { description: 'Which shop.' }) id: string,
    @Arg('isActive', () => Boolean, { description: 'Whether links carry its code.' }) isActive: boolean,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.affiliates.setActive(viewer, id, isActive);
  }

  @Mutation(() => ID, {
    description:
      'Deletes a shop, and gives its id. Its clicks stay countable. For administrators: others get UNAUTHENTICATED or FORBIDDEN. Fails with NOT_FOUND.',
  })
  async deleteAffiliateSite(
    @Arg('siteId', () => ID, { description: 'Which shop.' }) id: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    await services.affiliates.deleteSite(viewer, id);
    return id;
  }

  @FieldResolver(() => Int, { description: 'How often links with the code were followed in the last days.' })
  clicks(
    @Root() site: AffiliateSite,
    @Arg('days', () => Int, { defaultValue: 30, description: `At most ${MOST_CLICK_DAYS}; today counts as one.` })
    days: number,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.affiliates.clicksOf(viewer, site, days);
  }

  @FieldResolver(() => [AffiliateClickCount], {
    description: 'The days on which links with the code were followed, of the last days.',
  })
  clicksByDay(
    @Root() site: AffiliateSite,
    @Arg('days', () => Int, { defaultValue: 30, description: `At most ${MOST_CLICK_DAYS}; today counts as one.` })
    days: number,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.affiliates.clicksByDay(viewer, site, days);
  }
}
