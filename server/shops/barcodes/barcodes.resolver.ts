import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { attemptsAllowed } from '../../base/rate-limits/limits.ts';
import type { RequestContext } from '../../request-context.ts';
import { CODE_AS_WRITTEN, NamedBarcodeInput } from './barcode.input.ts';
import { MOST_REMEMBERED } from './barcode.rules.ts';
import { LookedUpBarcode, RememberedBarcode } from './barcode.type.ts';

@Resolver()
export class BarcodesResolver {
  @Query(() => [RememberedBarcode], {
    description: `How barcodes were called last: by you, and by others on the shopping lists that you work on. The newest ${MOST_REMEMBERED}, the newest first. Fails with UNAUTHENTICATED.`,
  })
  rememberedBarcodes(@Ctx() { services, viewer }: RequestContext) {
    return services.barcodes.rememberedBy(viewer);
  }

  @Mutation(() => RememberedBarcode, {
    description: `Remembers what a barcode is called, for those who work on a shopping list; a name before it is replaced. An account keeps its newest ${MOST_REMEMBERED}. Fails with UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, DEMO_LIST or EMAIL_UNVERIFIED.`,
  })
  rememberBarcode(
    @Arg('listId', () => ID, { description: 'The shopping list for whose people it is remembered.' }) listId: string,
    @Arg('input', () => NamedBarcodeInput, { description: 'The code and its name.' }) input: NamedBarcodeInput,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.barcodes.remember(viewer, listId, input);
  }

  @Mutation(() => LookedUpBarcode, {
    description: `Asks the look-up service that the site’s operator has set what a barcode is called; it is told the code alone. Nothing is added or remembered for you. Fails with UNAUTHENTICATED, BAD_USER_INPUT, EMAIL_UNVERIFIED or RATE_LIMITED (${attemptsAllowed('barcode')} codes an hour, ${attemptsAllowed('barcode', 1)} a day).`,
  })
  lookUpBarcode(
    @Arg('code', () => String, { description: CODE_AS_WRITTEN }) code: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.barcodes.lookUp(viewer, code);
  }
}
