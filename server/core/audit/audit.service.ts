import type { EntityManager } from '@mikro-orm/postgresql';
import { isId } from '../../base/database/uuid.ts';
import { searchedWords, searching } from '../../base/database/word-search.ts';
import { LARGEST_PAGE } from '../../base/paging/page.type.ts';
import type { User } from '../users/user.entity.ts';
import { assertAdministrator } from '../users/user.policy.ts';
import type { AuditAction } from './audit.rules.ts';
import type { AuditLogPage } from './audit-page.type.ts';
import { readAudit } from './audit-rows.ts';

interface AuditQuery {
  search?: string | null;
  action?: AuditAction | null;
  subjectId?: string | null;
  before?: string | null;
  limit: number;
}

export class AuditService {
  constructor(private readonly em: EntityManager) {}

  async entries(viewer: User, { search, action = null, subjectId, before, limit }: AuditQuery): Promise<AuditLogPage> {
    assertAdministrator(viewer);
    if ([subjectId, before].some((id) => id && !isId(id))) return { data: [], next: null };
    const most = Math.min(LARGEST_PAGE, Math.max(1, limit));
    const filter = {
      viewerId: viewer.id,
      words: searchedWords(search),
      action,
      subjectId: subjectId || null,
      before: before || null,
    };
    const found = await searching(this.em, filter.words, (em) => readAudit(em, filter, most + 1));
    const data = found.slice(0, most);
    return { data, next: found.length > most ? (data.at(-1)?.id ?? null) : null };
  }
}
