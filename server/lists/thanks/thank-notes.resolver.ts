import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { IDEMPOTENCY_KEY } from '../../base/paging/argument-descriptions.ts';
import { ConnectionArgs } from '../../base/paging/connection.type.ts';
import { THANKS_A_DAY, THANKS_MAILS_A_DAY, UNPROVED_MAILS_A_DAY } from '../../base/rate-limits/limits.ts';
import type { RequestContext } from '../../request-context.ts';
import { LONGEST_THANKS, MOST_GIFTS_AT_ONCE } from '../gifts/thank-note.rules.ts';
import { List } from '../lists/list.entity.ts';
import { ReceivedGiftConnection, ShownReceivedGift } from './received-gift.type.ts';

const LIST = 'The list from which they were bought.';
const PURCHASES = `The \`id\` of each gift, 1 to ${MOST_GIFTS_AT_ONCE}.`;
const REFUSED =
  'UNAUTHENTICATED, NOT_FOUND, LIST_PRIVATE, FORBIDDEN (a shopping list, one that is not yours, or that keeps its purchases a surprise from you)';

@Resolver()
export class ThankNotesResolver {
  @Query(() => ReceivedGiftConnection, {
    description: `What was bought from a list, the newest first, for people who receive it, or look after who does. Fails with ${REFUSED} or BAD_USER_INPUT (no cursor, or no page).`,
  })
  receivedGifts(
    @Arg('listId', () => ID, { description: LIST }) listId: string,
    @Args(() => ConnectionArgs) page: ConnectionArgs,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.thankNotes.giftsOf(viewer, listId, page);
  }

  @Mutation(() => [ShownReceivedGift], {
    description: `Ticks that gifts came, or takes the tick away. Their givers see it under their gifts, and are told nothing. Fails with ${REFUSED}, DEMO_LIST, EMAIL_UNVERIFIED or BAD_USER_INPUT.`,
  })
  setGiftsReceived(
    @Arg('listId', () => ID, { description: LIST }) listId: string,
    @Arg('purchaseIds', () => [ID], { description: PURCHASES }) purchaseIds: string[],
    @Arg('isReceived', () => Boolean, { description: 'Whether they came.' }) isReceived: boolean,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.thankNotes.setReceived(viewer, listId, purchaseIds, isReceived);
  }

  @Mutation(() => [ShownReceivedGift], {
    description: `Writes one note of thanks to the givers of these gifts, with those who chipped in: by mail, and under their gifts. The mail names no address of yours, and the answer none of theirs; who may see a giver’s address in the list sees it there as before. It ticks that they were thanked for, and that money for a fund came; a thing may still be on its way. A gift gets one note. Beyond ${THANKS_MAILS_A_DAY} addresses a day, and ${UNPROVED_MAILS_A_DAY} mails a day to an address that its giver has not proved, it stands under their gifts alone; the answer is alike. Fails with ${REFUSED}, DEMO_LIST, EMAIL_UNVERIFIED, BAD_USER_INPUT, CONFLICT (one of them has a note already) or RATE_LIMITED: ${THANKS_A_DAY} notes a day.`,
  })
  thankGivers(
    @Arg('listId', () => ID, { description: LIST }) listId: string,
    @Arg('purchaseIds', () => [ID], { description: PURCHASES }) purchaseIds: string[],
    @Arg('text', () => String, { description: `Plain text, 1 to ${LONGEST_THANKS} characters.` }) text: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.thankNotes.thank(viewer, listId, { purchaseIds, text });
  }

  @Mutation(() => List, {
    description:
      'Makes a private list of yours with what did not come from one of your lists: what was neither ticked as received nor thanked for, of the same type, with the same settings and categories, without its people and its day; a registry, which needs one, has the same day next year. Uploaded pictures are copied, as far as you may upload as many. Fails with UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (it is not yours, or a shopping list), DEMO_LIST, EMAIL_UNVERIFIED, BAD_USER_INPUT, PLAN_LIMIT (your plan holds no more lists) or SERVICE_UNAVAILABLE (pictures cannot be copied now).',
  })
  copyUnreceivedItems(
    @Arg('listId', () => ID, { description: 'The list to copy from.' }) listId: string,
    @Arg('idempotencyKey', () => String, { nullable: true, description: IDEMPOTENCY_KEY }) idempotencyKey:
      | string
      | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.thankNotes.copyUnreceived(viewer, listId, idempotencyKey);
  }
}
