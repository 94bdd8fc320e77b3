import type { EntityManager } from '@mikro-orm/postgresql';
import { EditConflict, findConflicts, type Values } from '../../base/database/edit-conflict.ts';
import { statement } from '../../base/database/prepared.ts';
import { worksOn } from '../../core/access/list.policy.ts';
import type { User } from '../../core/users/user.entity.ts';

interface Subject {
  /** The list's or the item's id. */
  id: string;
  listId: string;
}

/**
 * Refuses an edit of a field whose stored value is neither the one it was read with (`base`) nor the new one, and names
 * who changed it. Fields without a base are simply written. Call it with the row locked.
 */
export async function assertNoConflict(
  em: EntityManager,
  viewer: User,
  subject: Subject,
  values: { stored: Values; changes: Values; base: Values | null | undefined },
): Promise<void> {
  const conflicts = findConflicts(values);
  if (conflicts.length === 0) return;
  const fields = conflicts.map(({ field }) => field);
  const editors = new Map(
    (await readEditors(em, { subjectId: subject.id, listId: subject.listId, fields })).map((row) => [row.field, row]),
  );
  throw new EditConflict(
    conflicts.map((conflict) => {
      const editor = editors.get(conflict.field);
      return { ...conflict, by: editor?.name ?? null, isYours: editor?.id === viewer.id };
    }),
  );
}

interface Edit {
  /** The list's or the item's id. */
  id: string;
  stored: Values;
  changes: Values;
}

/** Keeps who changed which fields: part of the edit, in its transaction, with the rows locked. */
export async function noteFieldEdits(
  em: EntityManager,
  viewer: User,
  listId: string,
  edits: readonly Edit[],
): Promise<void> {
  const edited = edits.flatMap(({ id, stored, changes }) =>
    changedFields(stored, changes).map((field) => ({ id, field })),
  );
  if (edited.length === 0) return;
  const [subjectIds, fields] = [edited.map(({ id }) => id), edited.map(({ field }) => field)];
  await writeEdits(em, { subjectIds, fields, listId, actorId: viewer.id });
}

export function changedFields(stored: Values, changes: Values): string[] {
  return Object.keys(changes).filter(
    (field) => changes[field] !== undefined && (stored[field] ?? null) !== (changes[field] ?? null),
  );
}

export async function forgetFieldEdits(em: EntityManager, subjectIds: readonly string[]): Promise<void> {
  await deleteEdits(em, { subjectIds });
}

interface EditedFields {
  subjectId: string;
  listId: string;
  fields: string[];
}

/** noteFieldEdits() as part of a statement: of the row whose id `subjectId` gives, for each row of `source`. */
export const noteFieldEditsOf = (subjectId: string, source: string) => `
   insert into field_edits (subject_id, field, list_id, editor_id, edited_at)
   select ${subjectId}, field, $listId::uuid, $actorId::uuid, now() from ${source}
   on conflict (subject_id, field) do update set editor_id = excluded.editor_id, edited_at = excluded.edited_at`;

interface WrittenEdits {
  /** One for each of the fields. */
  subjectIds: readonly string[];
  fields: readonly string[];
  listId: string;
  actorId: string;
}

const writeEdits = statement<never, WrittenEdits>(
  'write field edits',
  noteFieldEditsOf('edited.id', 'unnest($subjectIds::uuid[], $fields::text[]) edited(id, field)'),
);

const deleteEdits = statement<never, { subjectIds: readonly string[] }>(
  'delete field edits',
  'delete from field_edits where subject_id = any($subjectIds::uuid[])',
);

/** Names are told among those who work on the list by now. */
const readEditors = statement<{ field: string; id: string; name: string }, EditedFields>(
  'read field edits',
  `select e.field, u.id, u.name from field_edits e
     join users u on u.id = e.editor_id join lists l on l.id = $listId::uuid
   where e.subject_id = $subjectId::uuid and e.field = any($fields::text[])
     and ${worksOn('u.id')}`,
);
