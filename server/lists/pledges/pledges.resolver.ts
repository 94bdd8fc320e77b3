import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { IDEMPOTENCY_KEY } from '../../base/paging/argument-descriptions.ts';
import { ConnectionArgs } from '../../base/paging/connection.type.ts';
import { PLEDGES_OF_NETWORK_A_DAY, PURCHASES_A_MINUTE } from '../../base/rate-limits/limits.ts';
import type { RequestContext } from '../../request-context.ts';
import { Item } from '../items/item.entity.ts';
import { NewPledgeInput, PledgeChangesInput } from './new-pledge.input.ts';
import { LONGEST_PAY_BACK } from './pledge.rules.ts';
import { ItemPledge, OwnPledge } from './pledge.type.ts';
import { PledgeConnection } from './pledge-connection.type.ts';

const KEY =
  'The secret that the guest’s device keeps, as it was sent with `NewPledgeInput.guestKey`. A giver who is signed in needs none.';

const PAY_BACK = `How to pay the organiser back, in their words, at most ${LONGEST_PAY_BACK} characters: for people who pledged, and nobody else. Null for API keys where it is a fund.`;

const PLEDGE = 'Your own pledge.';

@Resolver(() => OwnPledge)
export class PledgesResolver {
  @Query(() => PledgeConnection, {
    description:
      'All that you pledged for gifts whose cost friends share, the newest first: with your account, and with the key of a guest. Without either there is none. Nothing of a list that is kept a surprise from you. Fails with BAD_USER_INPUT (what is no key, no cursor, or no page).',
  })
  myPledges(
    @Arg('guestKey', () => String, { nullable: true, description: KEY }) guestKey: string | null,
    @Args(() => ConnectionArgs) page: ConnectionArgs,
    @Ctx() { services, linkViewer }: RequestContext,
  ) {
    return services.ownPledges.pledgesOf(linkViewer, guestKey, page);
  }

  /** An account that is given to a fund is told to people, not to their programs. */
  @FieldResolver(() => String, { nullable: true, description: PAY_BACK })
  payBack(@Root() { isFund, payBack }: OwnPledge, @Ctx() { keyScopes }: RequestContext) {
    return isFund && keyScopes ? null : payBack;
  }

  @Mutation(() => ItemPledge, {
    description: `Pledges a part of the price of a gift of a shared list whose cost friends share, for everybody who may open the list, without an account too. Who pledges first is the organiser, who buys the gift for all. No money is moved. Fails with BAD_USER_INPUT, NOT_FOUND, LIST_PRIVATE, DEMO_LIST, FORBIDDEN (a shopping list, or one that keeps its purchases a surprise from you), CONFLICT (less is missing, or nobody can chip in) or RATE_LIMITED: ${PURCHASES_A_MINUTE} a minute from a network, ${PLEDGES_OF_NETWORK_A_DAY} a day on one list from one network but for people who have confirmed their address.`,
  })
  pledgeToSharedItem(
    @Arg('token', () => String, { description: 'The `shareToken` of the list.' }) token: string,
    @Arg('itemId', () => ID, { description: 'An item of the list.' }) itemId: string,
    @Arg('input', () => NewPledgeInput, { description: 'The amount, and the person who promises it.' })
    input: NewPledgeInput,
    @Arg('idempotencyKey', () => String, { nullable: true, description: IDEMPOTENCY_KEY })
    idempotencyKey: string | null,
    @Ctx() { services, linkViewer }: RequestContext,
  ) {
    return services.pledges.pledgeShared(linkViewer, token, itemId, input, idempotencyKey);
  }

  @Mutation(() => OwnPledge, {
    description:
      'Says that you paid the organiser, or as the organiser how to pay you back; takes a gift over that nobody organises, or leaves it to somebody else. Fails with BAD_USER_INPUT, NOT_FOUND (the pledge is not yours), FORBIDDEN (for the organiser alone) or CONFLICT (somebody else organises it, also than the person whom you paid, or it is bought).',
  })
  updatePledge(
    @Arg('pledgeId', () => ID, { description: PLEDGE }) pledgeId: string,
    @Arg('guestKey', () => String, { nullable: true, description: KEY }) guestKey: string | null,
    @Arg('changes', () => PledgeChangesInput, { description: 'Only what is sent is changed.' })
    changes: PledgeChangesInput,
    @Ctx() { services, linkViewer }: RequestContext,
  ) {
    return services.ownPledges.update(linkViewer, { pledgeId, guestKey }, changes);
  }

  @Mutation(() => OwnPledge, {
    description:
      'Says whether what somebody paid has come: for the organiser. Fails with BAD_USER_INPUT, NOT_FOUND or FORBIDDEN (for the organiser alone).',
  })
  confirmPledge(
    @Arg('pledgeId', () => ID, { description: PLEDGE }) pledgeId: string,
    @Arg('guestKey', () => String, { nullable: true, description: KEY }) guestKey: string | null,
    @Arg('ofPledgeId', () => ID, { description: 'The pledge that was paid, from `Pledge.pledges`.' })
    ofPledgeId: string,
    @Arg('isConfirmed', () => Boolean, { description: 'Whether it came.' }) isConfirmed: boolean,
    @Ctx() { services, linkViewer }: RequestContext,
  ) {
    return services.ownPledges.confirm(linkViewer, { pledgeId, guestKey }, { ofPledgeId, isConfirmed });
  }

  @Mutation(() => OwnPledge, {
    description:
      'Marks a gift whose cost friends share as bought, for all of them: for its organiser, also before the sum is reached. It is a purchase of theirs from then on. Doing it again changes nothing. Fails with BAD_USER_INPUT, NOT_FOUND or FORBIDDEN (for the organiser alone).',
  })
  purchaseGroupGift(
    @Arg('pledgeId', () => ID, { description: PLEDGE }) pledgeId: string,
    @Arg('guestKey', () => String, { nullable: true, description: KEY }) guestKey: string | null,
    @Ctx() { services, linkViewer }: RequestContext,
  ) {
    return services.ownPledges.buy(linkViewer, { pledgeId, guestKey });
  }

  @Mutation(() => ID, {
    description:
      'Takes your pledge back, until the gift is bought; clears the record of one away that is gone. Answers with its id. Fails with BAD_USER_INPUT, NOT_FOUND or CONFLICT (it is bought).',
  })
  undoPledge(
    @Arg('pledgeId', () => ID, { description: PLEDGE }) pledgeId: string,
    @Arg('guestKey', () => String, { nullable: true, description: KEY }) guestKey: string | null,
    @Ctx() { services, linkViewer }: RequestContext,
  ) {
    return services.ownPledges.undo(linkViewer, { pledgeId, guestKey });
  }

  @Mutation(() => Item, {
    description:
      'Takes all pledges for an item back, so that anybody may buy it; of a fund those that are neither paid nor have come. For the owner who may know of them, and for helpers. Fails with UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, EMAIL_UNVERIFIED or CONFLICT (it is bought, or all that is given to the fund is paid).',
  })
  releaseGroupGift(
    @Arg('itemId', () => ID, { description: 'Which item.' }) itemId: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.pledges.release(viewer, itemId);
  }
}
