import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { LIMIT } from '../../base/paging/argument-descriptions.ts';
import type { RequestContext } from '../../request-context.ts';
import { LONGEST_REASON } from '../admin/admin-users.rules.ts';
import { ReportedTextPage } from './reported-text.type.ts';

const WHY = { nullable: true, description: `In at most ${LONGEST_REASON} characters, for the audit log alone.` };
const OF_TEXT = { description: 'The `id` of the reported text.' };

@Resolver()
export class TextModerationResolver {
  @Query(() => ReportedTextPage, {
    description:
      'Texts of guests with reports that nobody has looked into, newest first. Gifts that are not on a list are left out where they are kept from you. For administrators: others get UNAUTHENTICATED or FORBIDDEN.',
  })
  reportedTexts(
    @Arg('limit', () => Int, { defaultValue: 25, description: LIMIT }) limit: number,
    @Arg('after', () => String, { nullable: true, description: 'The `next` of the part before.' }) after: string | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.textModeration.texts(viewer, { limit, after });
  }

  @Mutation(() => ID, {
    description:
      'Takes away a reported text. Nobody is told; those who have it open lose it. Answers with its id. For administrators: others get UNAUTHENTICATED or FORBIDDEN. Fails with BAD_USER_INPUT or NOT_FOUND (also of a text that nobody reported, or that is kept from you).',
  })
  removeReportedText(
    @Arg('textId', () => ID, OF_TEXT) textId: string,
    @Arg('reason', () => String, WHY) reason: string | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.textModeration.remove(viewer, textId, { reason: reason ?? undefined });
  }

  @Mutation(() => ID, {
    description:
      'Says that somebody has looked into the reports of a text, which stays. Nobody is told. Answers with its id. For administrators: others get UNAUTHENTICATED or FORBIDDEN. Fails with BAD_USER_INPUT or NOT_FOUND.',
  })
  closeTextReports(
    @Arg('textId', () => ID, OF_TEXT) textId: string,
    @Arg('reason', () => String, WHY) reason: string | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.textModeration.closeReports(viewer, textId, { reason: reason ?? undefined });
  }
}
