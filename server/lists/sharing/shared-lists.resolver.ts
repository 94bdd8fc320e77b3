import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request-context.ts';
import { SharedList } from './shared-list.type.ts';

@Resolver()
export class SharedListsResolver {
  @Query(() => SharedList, {
    description:
      'A list by its share link, for everybody if it is public, else for those who work on it and its viewers. Fails with NOT_FOUND or LIST_PRIVATE.',
  })
  async sharedList(
    @Arg('token', () => String, { description: 'The last part of the link, `shareToken`.' }) token: string,
    @Ctx() context: RequestContext,
  ) {
    context.shownList = await context.sharedLists.showSharedList(context.linkViewer, token, 'first');
    return context.shownList;
  }

  @Query(() => [SharedList], { description: 'The examples of the site, which everybody may look at.' })
  demoLists(@Ctx() { sharedLists, linkViewer }: RequestContext) {
    return sharedLists.showDemoLists(linkViewer);
  }
}
