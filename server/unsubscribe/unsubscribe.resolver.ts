import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../request-context.ts';
import { MailSubscription } from './unsubscribe.type.ts';

@Resolver()
export class UnsubscribeResolver {
  @Query(() => MailSubscription)
  mailSubscription(@Arg('token', () => String) token: string, @Ctx() { services }: RequestContext) {
    return services.unsubscribing.subscriptionOf(token);
  }

  @Mutation(() => MailSubscription)
  unsubscribe(@Arg('token', () => String) token: string, @Ctx() { services }: RequestContext) {
    return services.unsubscribing.unsubscribe(token);
  }

  @Mutation(() => MailSubscription)
  resubscribe(@Arg('token', () => String) token: string, @Ctx() { services }: RequestContext) {
    return services.unsubscribing.resubscribe(token);
  }
}
