import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { MailState } from '../email/mail.entity.ts';
import type { RequestContext } from '../request-context.ts';
import { MailDeliveryPage } from './mail-delivery-page.type.ts';

@Resolver()
export class MailDeliveriesResolver {
  @Query(() => MailDeliveryPage, { description: 'For administrators; newest first.' })
  mailDeliveries(
    @Arg('page', () => Int, { defaultValue: 1 }) page: number,
    @Arg('limit', () => Int, { defaultValue: 20 }) limit: number,
    @Arg('state', () => MailState, { nullable: true }) state: keyof typeof MailState | undefined,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.mailDeliveries.deliveries(viewer, page, limit, state);
  }
}
