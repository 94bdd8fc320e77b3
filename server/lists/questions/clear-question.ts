import type { EntityManager } from '@mikro-orm/postgresql';
import { announceQuestionsEdited } from '../../core/events/announce-questions.ts';
import { deleteQuestion, lockAskedItem } from './question-rows.ts';

interface ToClear {
  id: string;
  itemId: string;
  listId: string;
  /** Nobody is named where an administrator does it. */
  actorId?: string;
}

/** Takes away a question with its answer, and says whether it was there. Belongs inside a transaction. */
export async function clearQuestion(em: EntityManager, { id, itemId, listId, actorId }: ToClear): Promise<boolean> {
  await lockAskedItem(em, { itemId });
  const gone = await deleteQuestion(em, { id });
  if (gone.length > 0) await announceQuestionsEdited(em, listId, { itemId, actorId });
  return gone.length > 0;
}
