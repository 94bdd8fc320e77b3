import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request-context.ts';
import { PushDeviceInput, PushState } from './push.type.ts';

const ENDPOINT = { description: '`endpoint` of the PushSubscription of the browser.' };

@Resolver()
export class PushResolver {
  @Query(() => PushState, {
    description: 'The key with which a browser subscribes, and what it gets. Fails with UNAUTHENTICATED.',
  })
  pushState(
    @Arg('endpoint', () => String, { nullable: true, ...ENDPOINT }) endpoint: string | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.push.stateOf(viewer, endpoint);
  }

  @Mutation(() => PushState, {
    description:
      'Pushes to a browser from now on, or as it is told now; repeating it changes nothing more. It ends with the session. Fails with UNAUTHENTICATED or BAD_USER_INPUT (an address that is none of a push service’s).',
  })
  savePushDevice(
    @Arg('input', () => PushDeviceInput, { description: 'The browser, and what it is to get.' }) input: PushDeviceInput,
    @Ctx() { services, viewer, sessionId }: RequestContext,
  ) {
    return services.push.save(viewer, sessionId, input);
  }

  @Mutation(() => PushState, {
    description: 'Pushes to a browser no more; also where it got none. Fails with UNAUTHENTICATED.',
  })
  removePushDevice(
    @Arg('endpoint', () => String, ENDPOINT) endpoint: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.push.remove(viewer, endpoint);
  }
}
