import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { LONGEST_SEARCH } from '../../base/database/word-search.ts';
import { LIMIT } from '../../base/paging/argument-descriptions.ts';
import type { RequestContext } from '../../request-context.ts';
import type { AuditAction } from './audit.rules.ts';
import { AuditActionEnum } from './audit-entry.entity.ts';
import { AuditLogPage } from './audit-page.type.ts';

@Resolver()
export class AuditResolver {
  @Query(() => AuditLogPage, {
    description:
      'The acts of administrators, newest first. For administrators: others get UNAUTHENTICATED or FORBIDDEN.',
  })
  auditLog(
    @Arg('limit', () => Int, { defaultValue: 25, description: LIMIT }) limit: number,
    @Arg('before', () => ID, { nullable: true, description: 'The `next` of the part before.' }) before: string | null,
    @Arg('search', () => String, {
      nullable: true,
      description: `Part of a name or address, of who did it or to whom; at most ${LONGEST_SEARCH} characters.`,
    })
    search: string | null,
    @Arg('action', () => AuditActionEnum, { nullable: true, description: 'Only acts of this kind.' })
    action: AuditAction | null,
    @Arg('subjectId', () => ID, {
      nullable: true,
      description: 'Only acts that were done to this account, list or site.',
    })
    subjectId: string | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.audit.entries(viewer, { limit, before, search, action, subjectId });
  }
}
