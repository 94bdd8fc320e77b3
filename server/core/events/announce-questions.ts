import type { EntityManager } from '@mikro-orm/postgresql';
import { statement } from '../../base/database/prepared.ts';
import { type AnnouncementValues, announcementValues, announcing } from './announce.ts';
import { NO_NOTICES, QUESTION_NOTICES } from './write-notices.ts';

/** Says that somebody asks about an item, without who. */
export async function announceQuestion(em: EntityManager, listId: string, itemId: string): Promise<void> {
  const values = announcementValues('ITEM_EDITED', { listId, itemId, action: 'QUESTION_ASKED' });
  await announceAsked(em, { ...values, formerMemberId: null, aboutId: null });
}

/** Says that a question about an item was answered, or deleted. */
export async function announceQuestionsEdited(em: EntityManager, listId: string, about: Edited): Promise<void> {
  const values = announcementValues('ITEM_EDITED', { listId, ...about, action: 'QUESTIONS_EDITED' });
  await announceAnswered(em, { ...values, formerMemberId: null, aboutId: null });
}

interface Edited {
  itemId: string;
  actorId?: string;
}

const announceAnswered = statement<unknown, AnnouncementValues & { formerMemberId: null; aboutId: null }>(
  'announce answer',
  `with ${announcing({ counter: 'revision', notices: NO_NOTICES })} select * from announced`,
);

const announceAsked = statement<unknown, AnnouncementValues & { formerMemberId: null; aboutId: null }>(
  'announce question',
  `with ${announcing({ counter: 'revision', notices: QUESTION_NOTICES })} select * from announced`,
);
