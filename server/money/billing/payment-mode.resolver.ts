import { Ctx, FieldResolver, Resolver } from 'type-graphql';
import { PublicConfigType } from '../../core/settings/public-config.type.ts';
import type { RequestContext } from '../../request-context.ts';

@Resolver(() => PublicConfigType)
export class PaymentModeResolver {
  @FieldResolver(() => Boolean, { description: 'Whether payments are only tests, in which no money moves.' })
  testMode(@Ctx() { services }: RequestContext) {
    return services.billing.isTestMode;
  }
}
