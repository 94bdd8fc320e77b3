import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../request-context.ts';
import { PublicProfile } from './public-profile.type.ts';

@Resolver()
export class PublicProfilesResolver {
  @Query(() => PublicProfile)
  publicProfile(@Arg('id', () => ID) id: string, @Ctx() { services }: RequestContext) {
    return services.publicProfiles.showProfile(id);
  }
}
