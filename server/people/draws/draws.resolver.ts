import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { MoneyAmount } from '../../base/amounts/money-amount.type.ts';
import { IDEMPOTENCY_KEY } from '../../base/paging/argument-descriptions.ts';
import { attemptsAllowed } from '../../base/rate-limits/limits.ts';
import type { RequestContext } from '../../request-context.ts';
import { Draw } from './draw.entity.ts';
import { DrawChangesInput, DrawExclusionInput, NewDrawInput, NewDrawParticipantInput } from './draw.input.ts';
import { FEWEST_IN_DRAW, MOST_DRAWS, MOST_EXCLUSIONS, MOST_IN_DRAW } from './draw.rules.ts';
import { ShownDrawExclusion } from './draw-exclusion.type.ts';
import { DrawParticipant } from './draw-participant.entity.ts';

const WHICH = { description: 'Which draw of yours.' };
const LIMIT = `RATE_LIMITED (${attemptsAllowed('drawChange')} such changes a day)`;
const LATE = 'After the draw only those are told, and hear of it, who give to somebody else by that: as few as can be.';

@Resolver(() => Draw)
export class DrawsResolver {
  @Query(() => [Draw], {
    description: `The draws that you organise, the next first: at most ${MOST_DRAWS}. Fails with UNAUTHENTICATED.`,
  })
  async draws(@Ctx() { services, viewer }: RequestContext) {
    return (await services.draws).drawsOf(viewer);
  }

  @Query(() => Draw, { description: 'A draw that you organise. Fails with UNAUTHENTICATED or NOT_FOUND.' })
  async draw(@Arg('id', () => ID, WHICH) id: string, @Ctx() { services, viewer }: RequestContext) {
    return (await services.draws).getDraw(viewer, id);
  }

  @Mutation(() => Draw, {
    description: `Begins a draw of names, which nobody hears of yet. Fails with UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND (of a circle in which you are not), EMAIL_UNVERIFIED or CONFLICT (there are ${MOST_DRAWS}).`,
  })
  async createDraw(
    @Arg('input', () => NewDrawInput, { description: 'Name and day, and what else you like.' }) input: NewDrawInput,
    @Arg('idempotencyKey', () => String, { nullable: true, description: IDEMPOTENCY_KEY }) idempotencyKey:
      | string
      | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return (await services.draws).create(viewer, input, idempotencyKey);
  }

  @Mutation(() => Draw, {
    description:
      'Changes name, day, budget or note of a draw. Nobody is mailed about it; the pages of all who take part show it. Fails with UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND or EMAIL_UNVERIFIED.',
  })
  async updateDraw(
    @Arg('drawId', () => ID, WHICH) id: string,
    @Arg('changes', () => DrawChangesInput, { description: 'Only what is sent is changed.' })
    changes: DrawChangesInput,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return (await services.draws).update(viewer, id, changes);
  }

  @Mutation(() => ID, {
    description:
      'Calls a draw off, which everybody who takes part is told by mail. Gives its id. Fails with UNAUTHENTICATED, NOT_FOUND or EMAIL_UNVERIFIED.',
  })
  async deleteDraw(@Arg('drawId', () => ID, WHICH) id: string, @Ctx() { services, viewer }: RequestContext) {
    return (await services.draws).remove(viewer, id);
  }

  @Mutation(() => Draw, {
    description: `Adds somebody to a draw, also after the names are drawn, and mails them the link to their page. ${LATE} Fails with UNAUTHENTICATED, BAD_USER_INPUT (also for an address that takes part), NOT_FOUND, EMAIL_UNVERIFIED, CONFLICT (there are ${MOST_IN_DRAW}, or there is no fair draw with them) or ${LIMIT}.`,
  })
  async addDrawParticipant(
    @Arg('drawId', () => ID, WHICH) id: string,
    @Arg('input', () => NewDrawParticipantInput, { description: 'Who takes part.' }) input: NewDrawParticipantInput,
    @Arg('idempotencyKey', () => String, { nullable: true, description: IDEMPOTENCY_KEY }) idempotencyKey:
      | string
      | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return (await services.draws).addParticipant(viewer, id, input, idempotencyKey);
  }

  @Mutation(() => Draw, {
    description: `Takes somebody out of a draw, also after the names are drawn, which they are told by mail. ${LATE} Fails with UNAUTHENTICATED, NOT_FOUND, EMAIL_UNVERIFIED, CONFLICT (there is no fair draw without them) or ${LIMIT}.`,
  })
  async removeDrawParticipant(
    @Arg('participantId', () => ID, { description: 'Who takes part in a draw of yours.' }) participantId: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return (await services.draws).removeParticipant(viewer, participantId);
  }

  @Mutation(() => Draw, {
    description: `Sends somebody the mail again that has the link to their page: the invitation, or whom they give to, which you do not learn. A mailbox that got many mails of draws today gets none, and no answer says so. Fails with UNAUTHENTICATED, NOT_FOUND, EMAIL_UNVERIFIED or RATE_LIMITED (${attemptsAllowed('drawMailAgain')} times a day for one person).`,
  })
  async resendDrawMail(
    @Arg('participantId', () => ID, { description: 'Who takes part in a draw of yours.' }) participantId: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return (await services.draws).sendAgain(viewer, participantId);
  }

  @Mutation(() => Draw, {
    description: `Says who must not draw whom, in place of all that was said before: at most ${MOST_EXCLUSIONS}. Fails with UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, EMAIL_UNVERIFIED or CONFLICT (the names are drawn).`,
  })
  async setDrawExclusions(
    @Arg('drawId', () => ID, WHICH) id: string,
    @Arg('input', () => [DrawExclusionInput], { description: 'All of them.' }) exclusions: DrawExclusionInput[],
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return (await services.draws).setExclusions(viewer, id, exclusions);
  }

  @Mutation(() => Draw, {
    description: `Draws the names, each fair draw being as likely as the others, and mails everybody whom they give to. It happens once: again, it changes nothing. Fails with UNAUTHENTICATED, NOT_FOUND, EMAIL_UNVERIFIED, CONFLICT (see \`problem\`) or ${LIMIT}.`,
  })
  async drawNames(@Arg('drawId', () => ID, WHICH) id: string, @Ctx() { services, viewer }: RequestContext) {
    return (await services.draws).drawNames(viewer, id);
  }

  @FieldResolver(() => MoneyAmount, { nullable: true, description: 'About how much a gift may cost.' })
  budget(@Root() { budgetMinor, budgetCurrency }: Draw): MoneyAmount | null {
    return budgetMinor != null && budgetCurrency ? { amountMinor: budgetMinor, currency: budgetCurrency } : null;
  }

  @FieldResolver(() => ID, { nullable: true, description: 'The circle in which it was begun. Null for none.' })
  circleId(@Root() { circle }: Draw): string | null {
    return circle?.id ?? null;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the names are drawn.' })
  isDrawn(@Root() { drawnAt }: Draw): boolean {
    return drawnAt != null;
  }

  @FieldResolver(() => [DrawParticipant], {
    description: `Everybody who takes part, in the order in which they were added: at most ${MOST_IN_DRAW}.`,
  })
  participants(@Root() { participants }: Draw): DrawParticipant[] {
    return participants.getItems();
  }

  @FieldResolver(() => [ShownDrawExclusion], { description: `Who must not draw whom: at most ${MOST_EXCLUSIONS}.` })
  exclusions(@Root() { exclusions }: Draw): ShownDrawExclusion[] {
    return exclusions.getItems().map(({ giver, receiver, isMutual }) => {
      return { giverId: giver.id, receiverId: receiver.id, isMutual };
    });
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: `Why the names can’t be drawn as it is, in words: fewer than ${FEWEST_IN_DRAW} people, exclusions that leave somebody nobody to draw, or that give away who draws whom. Null where they can, or are.`,
  })
  async problem(@Root() draw: Draw, @Ctx() { services }: RequestContext): Promise<string | null> {
    return (await services.draws).problemOf(draw);
  }
}

@Resolver(() => DrawParticipant)
export class DrawParticipantsResolver {
  @FieldResolver(() => String, {
    description:
      'Where their mails go. Nobody else who takes part reads it. Empty for somebody who was added from the circle: their address is told to nobody.',
  })
  email(@Root() { email }: DrawParticipant): string {
    return email ?? '';
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description: 'Who it is in the circle of the draw, as in `Circle.members`. Null for who was added by an address.',
  })
  memberId(@Root() { email, user }: DrawParticipant): string | null {
    return email == null && user ? user.id : null;
  }

  @FieldResolver(() => Boolean, { description: 'Whether they said yes.' })
  isConfirmed(@Root() { confirmedAt }: DrawParticipant): boolean {
    return confirmedAt != null;
  }

  @FieldResolver(() => Boolean, { description: 'Whether it is you.' })
  isOwn(@Root() { user }: DrawParticipant, @Ctx() { viewerOfList }: RequestContext): boolean {
    return user != null && user.id === viewerOfList?.id;
  }
}
