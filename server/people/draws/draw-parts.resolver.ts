import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { attemptsAllowed } from '../../base/rate-limits/limits.ts';
import type { RequestContext } from '../../request-context.ts';
import { DrawPartChangesInput } from './draw.input.ts';
import { DrawPart } from './draw-part.type.ts';

const SECRET = { description: 'The last part of the link in the mail, /d/{secret}.' };
const LIMIT = `RATE_LIMITED (${attemptsAllowed('drawPart')} such calls an hour from a network)`;

@Resolver()
export class DrawPartsResolver {
  @Query(() => [DrawPart], {
    description:
      'The draws in which you take part, with your account or under its address once that is proved to be yours, the next first. Fails with UNAUTHENTICATED.',
  })
  async drawParts(@Ctx() { services, viewer }: RequestContext) {
    return (await services.drawParts).partsOf(viewer);
  }

  @Query(() => DrawPart, {
    description:
      'A draw as one person sees it who takes part, for everybody who holds their link. Fails with NOT_FOUND.',
  })
  async drawPart(@Arg('secret', () => String, SECRET) secret: string, @Ctx() { services }: RequestContext) {
    return (await services.drawParts).partOf(secret);
  }

  @Mutation(() => DrawPart, {
    description: `Says yes to a draw, and which wishlist your giver is shown, for everybody who holds the link. A list on this site has to be yours. Fails with BAD_USER_INPUT (also of a list that is not open to all), NOT_FOUND or ${LIMIT}.`,
  })
  async updateDrawPart(
    @Arg('secret', () => String, SECRET) secret: string,
    @Arg('changes', () => DrawPartChangesInput, { description: 'Only what is sent is changed.' })
    changes: DrawPartChangesInput,
    @Ctx() { services, viewerOrGuest }: RequestContext,
  ) {
    return (await services.drawParts).update(viewerOrGuest, secret, changes);
  }

  @Mutation(() => ID, {
    description: `Leaves a draw, also after the names are drawn, for everybody who holds the link. Only those are told who give to somebody else by that: as few as can be. Gives the id of who is gone. Fails with NOT_FOUND, CONFLICT (there is no fair draw without them) or ${LIMIT}.`,
  })
  async leaveDraw(@Arg('secret', () => String, SECRET) secret: string, @Ctx() { services }: RequestContext) {
    return (await services.drawParts).leave(secret);
  }
}
