import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../request-context.ts';
import { ActiveSession } from './active-session.type.ts';

@Resolver(() => ActiveSession)
export class SessionsResolver {
  @Query(() => [ActiveSession], {
    description: 'Where the viewer is signed in: this device first, then the latest used.',
  })
  sessions(@Ctx() { services, viewer, sessionId }: RequestContext) {
    return services.sessions.sessionsOf(viewer, sessionId);
  }

  @Mutation(() => [ActiveSession], { description: 'Gives those that are left.' })
  async endSession(@Arg('id', () => ID) id: string, @Ctx() { services, viewer, sessionId }: RequestContext) {
    await services.sessions.endOwn(viewer, id);
    return services.sessions.sessionsOf(viewer, sessionId);
  }

  @Mutation(() => [ActiveSession], { description: 'Signs the viewer out everywhere else.' })
  async endOtherSessions(@Ctx() { services, viewer, sessionId }: RequestContext) {
    await services.sessions.endOthers(viewer, sessionId);
    return services.sessions.sessionsOf(viewer, sessionId);
  }
}
