import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { AFTER, BEFORE, LIMIT, PAGE } from '../../base/paging/argument-descriptions.ts';
import { MailState } from '../../core/email/mail.entity.ts';
import type { RequestContext } from '../../request-context.ts';
import { MailDeliveryPage } from './mail-delivery-page.type.ts';

const SEARCH =
  'Part of the address as it is shown, in any case: of mails about lists and purchases that is only how it begins.';

@Resolver()
export class MailDeliveriesResolver {
  @Query(() => MailDeliveryPage, {
    description:
      'The mails of the site and the state of each, newest first. For administrators: others get UNAUTHENTICATED or FORBIDDEN. Fails with BAD_USER_INPUT (a search that is too long).',
  })
  mailDeliveries(
    @Arg('page', () => Int, { defaultValue: 1, description: PAGE }) page: number,
    @Arg('limit', () => Int, { defaultValue: 20, description: LIMIT }) limit: number,
    @Arg('state', () => MailState, { nullable: true, description: 'Only mails in this state.' }) state:
      | keyof typeof MailState
      | null,
    @Arg('search', () => String, { nullable: true, description: SEARCH }) search: string | null,
    @Arg('after', () => String, { nullable: true, description: AFTER }) after: string | null,
    @Arg('before', () => String, { nullable: true, description: BEFORE }) before: string | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.mailDeliveries.deliveries(viewer, { page, limit, state, search, after, before });
  }
}
