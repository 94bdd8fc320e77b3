import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { LIMIT } from '../../base/paging/argument-descriptions.ts';
import { type AbuseSignalKind, AbuseSignalKindEnum } from '../../lists/abuse/abuse-signal.entity.ts';
import type { RequestContext } from '../../request-context.ts';
import { LONGEST_REASON } from '../admin/admin-users.rules.ts';
import { AbuseSignalPage } from './abuse-signal.type.ts';
import { ListsToModerateEnum } from './list-report.entity.ts';
import { ListReportInput } from './list-report.input.ts';
import type { ListsToModerate } from './list-report.rules.ts';
import { ModeratedList, ModeratedListPage } from './moderated-list.type.ts';

const WHY = { description: `In at most ${LONGEST_REASON} characters, as the person gets to read it.` };
const FOR_THE_LOG = { nullable: true, description: `In at most ${LONGEST_REASON} characters, for the audit log.` };
const OF_LIST = { description: 'The id of the list.' };

@Resolver()
export class SafetyResolver {
  @Mutation(() => ID, {
    description:
      'Tells those who run the site what is wrong with a list that is open to you, without an account, too. Gives the id of the list: reporting it again changes nothing as long as nobody has looked into it. The input may name one text of a guest there: that is reported in the place of the list, and the list’s people learn nothing of it. Nobody learns who reported it. Fails with BAD_USER_INPUT, NOT_FOUND, LIST_PRIVATE, DEMO_LIST, RATE_LIMITED or, for those who work on the list, FORBIDDEN.',
  })
  reportList(
    @Arg('token', () => String, { description: 'The last part of the share link of the list.' }) token: string,
    @Arg('input', () => ListReportInput, { description: 'The report.' }) input: ListReportInput,
    @Ctx() { services, linkViewer }: RequestContext,
  ) {
    return services.listReports.report(linkViewer, token, input);
  }

  @Query(() => ModeratedListPage, {
    description:
      'Lists that were reported or hidden, newest first. Of private ones it says no more than whose they are. For administrators: others get UNAUTHENTICATED or FORBIDDEN.',
  })
  moderatedLists(
    @Arg('which', () => ListsToModerateEnum, { defaultValue: 'REPORTED', description: 'Which of them.' })
    which: ListsToModerate,
    @Arg('limit', () => Int, { defaultValue: 25, description: LIMIT }) limit: number,
    @Arg('after', () => String, { nullable: true, description: 'The `next` of the part before.' }) after: string | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.listModeration.lists(viewer, { which, limit, after });
  }

  @Query(() => AbuseSignalPage, {
    description:
      'Signs of possible misuse in the last seven days: bursts of purchases and refused calls, newest first. Neither addresses nor buyers are told. For administrators: others get UNAUTHENTICATED or FORBIDDEN.',
  })
  abuseSignals(
    @Arg('kind', () => AbuseSignalKindEnum, { nullable: true, description: 'Only of this kind.' })
    kind: AbuseSignalKind | null,
    @Arg('limit', () => Int, { defaultValue: 25, description: LIMIT }) limit: number,
    @Arg('after', () => String, { nullable: true, description: 'The `next` of the part before.' }) after: string | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.abuseSignals.signals(viewer, { kind, limit, after });
  }

  @Mutation(() => ModeratedList, {
    description:
      'Takes a list from everybody but its owner and collaborators, and closes its reports. Its owner is told why. For administrators: others get UNAUTHENTICATED or FORBIDDEN. Fails with BAD_USER_INPUT, NOT_FOUND or CONFLICT (the examples of the landing page stay).',
  })
  hideList(
    @Arg('listId', () => ID, OF_LIST) listId: string,
    @Arg('reason', () => String, WHY) reason: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.listModeration.hide(viewer, listId, { reason });
  }

  @Mutation(() => ModeratedList, {
    description:
      'Opens a hidden list again to everybody who could open it before. Its owner is told. For administrators: others get UNAUTHENTICATED or FORBIDDEN. Fails with BAD_USER_INPUT or NOT_FOUND.',
  })
  restoreList(
    @Arg('listId', () => ID, OF_LIST) listId: string,
    @Arg('reason', () => String, { ...WHY, nullable: true }) reason: string | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.listModeration.restore(viewer, listId, { reason: reason ?? undefined });
  }

  @Mutation(() => ModeratedList, {
    description:
      'Says that somebody has looked into the reports of a list. Nobody is told. For administrators: others get UNAUTHENTICATED or FORBIDDEN. Fails with BAD_USER_INPUT or NOT_FOUND.',
  })
  closeListReports(
    @Arg('listId', () => ID, OF_LIST) listId: string,
    @Arg('reason', () => String, FOR_THE_LOG) reason: string | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.listModeration.closeReports(viewer, listId, { reason: reason ?? undefined });
  }
}
