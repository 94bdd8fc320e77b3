import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { IDEMPOTENCY_KEY } from '../../base/paging/argument-descriptions.ts';
import type { RequestContext } from '../../request-context.ts';
import { HANDOVER_DAYS } from './handover.rules.ts';
import { AcceptedHandover, NewHandoverInput, OpenHandover, PersonHandover } from './handover.type.ts';

const WHICH = { description: 'Which person.' };
const TOKEN = { description: 'The last part of the link, /handover/{token}.' };

@Resolver()
export class HandoversResolver {
  @Query(() => PersonHandover, {
    description:
      'What can be handed over of somebody whom you look after, and what waits to be accepted. Fails with UNAUTHENTICATED or NOT_FOUND.',
  })
  async personHandover(@Arg('personId', () => ID, WHICH) id: string, @Ctx() { services, viewer }: RequestContext) {
    return (await services.handovers).handoverOf(viewer, id);
  }

  @Mutation(() => PersonHandover, {
    description: `Hands all lists of somebody whom you look after over to their account: by mail to an address, or by the secret link that \`pending\` has. Nothing moves before they accept, within ${HANDOVER_DAYS} days. In place of one before, whose link ends. Fails with UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, EMAIL_UNVERIFIED, TOO_MANY_REQUESTS or CONFLICT (no list is for them).`,
  })
  async handOverPerson(
    @Arg('personId', () => ID, WHICH) id: string,
    @Arg('input', () => NewHandoverInput, { description: 'To whom, and whether you stay.' }) input: NewHandoverInput,
    @Arg('idempotencyKey', () => String, { nullable: true, description: IDEMPOTENCY_KEY }) idempotencyKey:
      | string
      | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return (await services.handovers).handOver(viewer, id, input, idempotencyKey);
  }

  @Mutation(() => PersonHandover, {
    description:
      'Takes a handing over back that nobody has accepted: its link ends. Fails with UNAUTHENTICATED or NOT_FOUND.',
  })
  async endHandover(@Arg('personId', () => ID, WHICH) id: string, @Ctx() { services, viewer }: RequestContext) {
    return (await services.handovers).takeBack(viewer, id);
  }

  @Query(() => OpenHandover, {
    nullable: true,
    description:
      'What a link hands over, for everybody who holds it. Null once it is accepted, taken back or has run out.',
  })
  async openHandover(
    @Arg('token', () => String, TOKEN) token: string,
    @Ctx() { services, viewerOrGuest }: RequestContext,
  ) {
    return (await services.handovers).showOpen(viewerOrGuest, token);
  }

  @Mutation(() => AcceptedHandover, {
    description:
      'Takes over the lists: you own them from then on, and receive what is on them. People who looked after them go on as helpers. On wishlists and registries nothing is told of what is given before the day. The address to which the link was mailed is verified by this. Fails with UNAUTHENTICATED, NOT_FOUND (accepted, taken back or run out), INVITATION_FOR_ANOTHER, EMAIL_UNVERIFIED or CONFLICT (you look after them yourself, or no list is left).',
  })
  async acceptHandover(
    @Arg('token', () => String, TOKEN) token: string,
    @Arg('idempotencyKey', () => String, { nullable: true, description: IDEMPOTENCY_KEY }) idempotencyKey:
      | string
      | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return { listIds: await (await services.handovers).accept(viewer, token, idempotencyKey) };
  }
}
