import type { EntityManager } from '@mikro-orm/postgresql';
import { isoTime } from '../../base/database/iso-time.ts';
import { statement } from '../../base/database/prepared.ts';
import { MOST_QUESTIONS } from '../item-questions/question.rules.ts';

interface NewQuestionRow {
  id: string;
  itemId: string;
  text: string;
}

/** Counts it at its item, whose lock makes one wait for the other. No rows: there are as many as there may be, or the item is gone. */
export const insertQuestion = statement<{ askedAt: string }, NewQuestionRow>(
  'ask about an item',
  `with counted as (
     update items set question_count = question_count + 1
     where id = $itemId::uuid and not is_archived and question_count < ${MOST_QUESTIONS} returning id
   )
   insert into gift_questions (id, item_id, text, asked_at) select $id::uuid, id, $text, now() from counted
   returning asked_at as "askedAt"`,
);

/** Locks the item first, as who asks does. */
export const lockAskedItem = statement<{ id: string }, { itemId: string }>(
  'lock an item that is asked about',
  'select id from items where id = $itemId::uuid for no key update',
);

export const deleteQuestion = statement<{ id: string }, { id: string }>(
  'delete a question',
  `with gone as (delete from gift_questions where id = $id::uuid returning id, item_id)
   update items set question_count = question_count - 1 from gone where items.id = gone.item_id returning gone.id`,
);

interface ExportedQuestion {
  list: string;
  gift: string;
  text: string;
  askedAt: Date | string;
  answer: string | null;
  answeredAt: Date | string | null;
}

const selectAsked = statement<ExportedQuestion, { userId: string }>(
  'questions on the lists of one person',
  `select l.name as list, i.title as gift, q.text, q.asked_at as "askedAt", q.answer, q.answered_at as "answeredAt"
   from lists l join items i on i.list_id = l.id join gift_questions q on q.item_id = i.id
   where l.owner_id = $userId::uuid and i.question_count > 0 order by q.asked_at, q.id`,
);

/** Questions on the lists of one person. */
export async function exportedQuestions(em: EntityManager, userId: string) {
  const rows = await selectAsked(em, { userId });
  return rows.map(({ askedAt, answeredAt, ...row }) => ({
    ...row,
    askedAt: isoTime(askedAt),
    answeredAt: answeredAt === null ? null : isoTime(answeredAt),
  }));
}
