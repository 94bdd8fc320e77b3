import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../request-context.ts';
import { AffiliateClickCount } from './affiliate-click-count.type.ts';
import { AffiliateLinkCheck } from './affiliate-link-check.type.ts';
import { AffiliateSite } from './affiliate-site.entity.ts';
import { AffiliateSiteChangesInput, NewAffiliateSiteInput } from './affiliate-site.input.ts';
import { AffiliateSitePage } from './affiliate-site-page.type.ts';

@Resolver(() => AffiliateSite)
export class AffiliatesResolver {
  @Query(() => AffiliateSitePage, {
    description: 'For administrators: the shops that pay for visitors, those with the highest priority first.',
  })
  affiliateSites(
    @Arg('page', () => Int, { defaultValue: 1 }) page: number,
    @Arg('limit', () => Int, { defaultValue: 100, description: 'At most 100.' }) limit: number,
    @Arg('deleted', () => Boolean, {
      defaultValue: false,
      description: 'Instead those that are gone, the last one first.',
    })
    deleted: boolean,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.affiliates.sites(viewer, page, limit, { deleted });
  }

  @Query(() => AffiliateSite, { nullable: true, description: 'For administrators; null where there is no such site.' })
  affiliateSite(@Arg('id', () => ID) id: string, @Ctx() { services, viewer }: RequestContext) {
    return services.affiliates.site(viewer, id);
  }

  @Query(() => AffiliateLinkCheck, {
    description: 'For administrators: what a link becomes when it is followed, and which site it belongs to.',
  })
  affiliateLink(@Arg('url', () => String) url: string, @Ctx() { services, viewer }: RequestContext) {
    return services.affiliates.tryLink(viewer, { url });
  }

  @Mutation(() => AffiliateSite, {
    description: 'For administrators. Links of items that are there already carry the code in a moment.',
  })
  createAffiliateSite(
    @Arg('input', () => NewAffiliateSiteInput) input: NewAffiliateSiteInput,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey: string | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.affiliates.createSite(viewer, input, idempotencyKey);
  }

  @Mutation(() => AffiliateSite, {
    description:
      'For administrators. Only what is sent is changed. `base` holds, for each changed field, the value it was read with; if somebody else has changed it since, this is a CONFLICT.',
  })
  updateAffiliateSite(
    @Arg('id', () => ID) id: string,
    @Arg('changes', () => AffiliateSiteChangesInput) changes: AffiliateSiteChangesInput,
    @Arg('base', () => AffiliateSiteChangesInput, { nullable: true }) base: AffiliateSiteChangesInput | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.affiliates.updateSite(viewer, id, changes, base);
  }

  @Mutation(() => AffiliateSite, { description: 'For administrators. Only active sites have their code in links.' })
  setAffiliateSiteActive(
    @Arg('id', () => ID) id: string,
    @Arg('isActive', () => Boolean) isActive: boolean,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.affiliates.setActive(viewer, id, isActive);
  }

  @Mutation(() => ID, {
    description: 'For administrators. Returns the id of the site that is gone. Its clicks stay countable.',
  })
  async deleteAffiliateSite(@Arg('id', () => ID) id: string, @Ctx() { services, viewer }: RequestContext) {
    await services.affiliates.deleteSite(viewer, id);
    return id;
  }

  @FieldResolver(() => Int, { description: 'How often links with the code were followed in the last days.' })
  clicks(
    @Root() site: AffiliateSite,
    @Arg('days', () => Int, { defaultValue: 30, description: 'At most 400; today counts as one.' }) days: number,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.affiliates.clicksOf(viewer, site, days);
  }

  @FieldResolver(() => [AffiliateClickCount], {
    description: 'The days on which links with the code were followed, of the last days.',
  })
  clicksByDay(
    @Root() site: AffiliateSite,
    @Arg('days', () => Int, { defaultValue: 30, description: 'At most 400; today counts as one.' }) days: number,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.affiliates.clicksByDay(viewer, site, days);
  }
}
