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

  @Query(() => [SharedList], {
    description: 'The examples of the site, which everybody may look at: one of each type in each language.',
  })
  demoLists(
    @Arg('language', () => String, {
      nullable: true,
      description:
        'Only those in this language: `en`, `de`, `fr`, `es`, `it`, `nl`, `pt-BR`, `pl`, `sv`, `ja`, `ar`. Those in English where it is none of these.',
    })
    language: string | null | undefined,
    @Ctx() { sharedLists, linkViewer }: RequestContext,
  ) {
    return sharedLists.showDemoLists(linkViewer, language ?? null);
  }
}
