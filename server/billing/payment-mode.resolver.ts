import { Ctx, FieldResolver, Resolver } from 'type-graphql';
import type { RequestContext } from '../request-context.ts';
import { PublicConfigType } from '../settings/public-config.type.ts';

@Resolver(() => PublicConfigType)
export class PaymentModeResolver {
  @FieldResolver(() => Boolean, { description: 'Whether payments are only tests, in which no money moves.' })
  testMode(@Ctx() { services }: RequestContext) {
    return services.billing.isTestMode;
  }
}
