import type { EntityManager } from '@mikro-orm/postgresql';
import type { FieldConflict, NamedConflict } from '../../base/database/edit-conflict.ts';
import type { User } from '../users/user.entity.ts';
import type { AuditAction } from './audit.rules.ts';
import { AuditEntry } from './audit-entry.entity.ts';

const ENTRIES_LOOKED_AT = 50;

export async function nameEditors(
  em: EntityManager,
  viewer: User,
  acts: { action: AuditAction } | { subjectId: string },
  conflicts: readonly FieldConflict[],
): Promise<NamedConflict[]> {
  const entries = await em.find(AuditEntry, acts, { orderBy: { id: 'desc' }, limit: ENTRIES_LOOKED_AT });
  return conflicts.map((conflict) => {
    const entry = entries.find(({ changes }) => changes[conflict.field.split('.')[0] ?? '']);
    if (entry && !hasMade(entry, conflict)) return { ...conflict, by: null, isYours: false }; // as a payment changes a plan
    return { ...conflict, by: entry?.actorName ?? null, isYours: entry?.actorId === viewer.id };
  });
}

function hasMade({ changes }: AuditEntry, { field, theirs }: FieldConflict): boolean {
  const change = changes[field];
  return typeof change?.to === 'object' || change === undefined || change.to === theirs;
}
