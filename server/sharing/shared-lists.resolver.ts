import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../request-context.ts';
import { SharedList } from './shared-list.type.ts';

@Resolver()
export class SharedListsResolver {
  @Query(() => SharedList)
  sharedList(@Arg('token', () => String) token: string, @Ctx() { services, linkViewer }: RequestContext) {
    return services.sharedLists.showSharedList(linkViewer, token);
  }

  @Query(() => [SharedList], { description: 'The examples that everybody may look at.' })
  demoLists(@Ctx() { services, linkViewer }: RequestContext) {
    return services.sharedLists.showDemoLists(linkViewer);
  }
}
