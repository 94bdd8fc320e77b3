import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request-context.ts';
import { ActiveSession } from './active-session.type.ts';

@Resolver(() => ActiveSession)
export class SessionsResolver {
  @Query(() => [ActiveSession], {
    description:
      'The devices on which you are signed in: this one first, then the latest used. Fails with UNAUTHENTICATED.',
  })
  sessions(@Ctx() { services, viewer, sessionId }: RequestContext) {
    return services.sessions.sessionsOf(viewer, sessionId);
  }

  @Mutation(() => [ActiveSession], {
    description:
      'Signs you out on one device. Gives the sessions that are left. Fails with UNAUTHENTICATED or NOT_FOUND.',
  })
  async endSession(
    @Arg('sessionId', () => ID, { description: 'One of `sessions`.' }) id: string,
    @Ctx() { services, viewer, sessionId }: RequestContext,
  ) {
    await services.sessions.endOwn(viewer, id);
    return services.sessions.sessionsOf(viewer, sessionId);
  }

  @Mutation(() => [ActiveSession], {
    description: 'Signs you out everywhere else. Gives the session that is left. Fails with UNAUTHENTICATED.',
  })
  async endOtherSessions(@Ctx() { services, viewer, sessionId }: RequestContext) {
    await services.sessions.endOthers(viewer, sessionId);
    return services.sessions.sessionsOf(viewer, sessionId);
  }
}
