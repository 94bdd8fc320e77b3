import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { attemptsAllowed } from '../../base/rate-limits/limits.ts';
import type { RequestContext } from '../../request-context.ts';
import { ADDRESS_DAYS } from '../gifts/gift.rules.ts';
import { LONGEST_DELIVERY_ADDRESS } from './delivery-address.rules.ts';
import { DeliveryAddress, OwnDeliveryAddress } from './delivery-address.type.ts';

@Resolver()
export class DeliveryAddressesResolver {
  @Query(() => OwnDeliveryAddress, {
    nullable: true,
    description:
      'The address to which gifts of a list can be sent, for its owner; null where there is none. Not for API keys. Fails with UNAUTHENTICATED, NOT_FOUND or FORBIDDEN.',
  })
  deliveryAddress(
    @Arg('listId', () => ID, { description: 'Which list.' }) listId: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.deliveryAddresses.addressOf(viewer, listId);
  }

  @Mutation(() => OwnDeliveryAddress, {
    nullable: true,
    description: `Says where gifts of a list can be sent, for its owner; without an address it is taken away. Everybody who reserves or buys something of the list can see it. Not for API keys. Fails with UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, FORBIDDEN (also on a shopping list), DEMO_LIST or EMAIL_UNVERIFIED.`,
  })
  setDeliveryAddress(
    @Arg('listId', () => ID, { description: 'Which list.' }) listId: string,
    @Arg('address', () => String, {
      nullable: true,
      description: `A name and the lines below it: at most ${LONGEST_DELIVERY_ADDRESS} characters.`,
    })
    address: string | null | undefined,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.deliveryAddresses.setAddress(viewer, listId, address);
  }

  @Mutation(() => DeliveryAddress, {
    description: `Shows the address to which something can be sent that you reserved or bought, and counts that for the owner: from \`Gift.hasDeliveryAddress\` on, until ${ADDRESS_DAYS.afterTheDay} days after the day of the list, or ${ADDRESS_DAYS.withoutDay} days after you took it where the list has no day. Not for API keys. Fails with BAD_USER_INPUT, NOT_FOUND (it is not yours, is taken back, or there is no address) or RATE_LIMITED: ${attemptsAllowed('deliveryAddress')} an hour from a network.`,
  })
  showDeliveryAddress(
    @Arg('purchaseId', () => ID, { description: 'Your gift.' }) purchaseId: string,
    @Arg('guestKey', () => String, {
      nullable: true,
      description: 'The secret that the guest’s device keeps, as it was sent with `NewPurchaseInput.guestKey`.',
    })
    guestKey: string | null,
    @Ctx() { services, linkViewer }: RequestContext,
  ) {
    return services.deliveryAddresses.show(linkViewer, { purchaseId, guestKey });
  }
}
