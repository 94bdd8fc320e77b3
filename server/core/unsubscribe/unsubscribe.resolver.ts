import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request-context.ts';
import { MailSubscription } from './unsubscribe.type.ts';

@Resolver()
export class UnsubscribeResolver {
  @Query(() => MailSubscription, {
    description: 'The mails that an unsubscribe link is about, for everybody who holds the link. Fails with NOT_FOUND.',
  })
  mailSubscription(
    @Arg('token', () => String, { description: 'The last part of the link in the mail.' }) token: string,
    @Ctx() { services }: RequestContext,
  ) {
    return services.unsubscribing.subscriptionOf(token);
  }

  @Mutation(() => MailSubscription, {
    description: 'Ends the mails that the link is about, for everybody who holds it. Fails with NOT_FOUND.',
  })
  unsubscribe(
    @Arg('token', () => String, { description: 'The last part of the link in the mail.' }) token: string,
    @Ctx() { services }: RequestContext,
  ) {
    return services.unsubscribing.unsubscribe(token);
  }

  @Mutation(() => MailSubscription, {
    description:
      'Lets the mails come again that the link is about, for everybody who holds it. Fails with NOT_FOUND, also where a list that it is about is no longer shared, or CONFLICT where no more people can follow it.',
  })
  resubscribe(
    @Arg('token', () => String, { description: 'The last part of the link in the mail.' }) token: string,
    @Ctx() { services }: RequestContext,
  ) {
    return services.unsubscribing.resubscribe(token);
  }
}
