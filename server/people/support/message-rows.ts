import type { EntityManager } from '@mikro-orm/postgresql';
import { type Condition, newestFirst, together } from '../../base/database/newest-first.ts';
import { holdsText, patternOf } from '../../base/database/word-search.ts';
import { keysAround, type NumberedWindow } from '../../base/paging/keyset.ts';
import { SupportMessage } from './support-message.entity.ts';
import type { MessageStatus } from './support-message.rules.ts';

interface MessageFilter {
  words: string | null;
  status: MessageStatus | null;
}

function conditionOf({ words, status }: MessageFilter): Condition {
  const text = `lower(m.name || ' ' || m.email || ' ' || m.subject)`;
  return together([
    ...(status ? [{ text: 'm.status = ?', values: [status] }] : []),
    ...(words ? [{ text: holdsText(text), values: [words, patternOf(words)] }] : []),
  ]);
}

/** Newest first. The messages are chosen by an index alone. */
export async function readMessages(em: EntityManager, filter: MessageFilter, window: NumberedWindow) {
  const { text, values } = newestFirst(['support_messages', 'm'], conditionOf(filter), window);
  const chosen: { id: string; time: string }[] = await em.execute(text, [...values]);
  const ids = chosen.map(({ id }) => id);
  const data = await em.find(SupportMessage, { id: { $in: ids } }, { orderBy: { createdAt: 'desc', id: 'desc' } });
  return { data, ...keysAround(window.before ? chosen.toReversed() : chosen) };
}

export async function countMessages(em: EntityManager, filter: MessageFilter): Promise<number> {
  const { text, values } = conditionOf(filter);
  const [counted]: { total: number }[] = await em.execute(
    `select count(*)::int as total from support_messages m where ${text}`,
    [...values],
  );
  return counted?.total ?? 0;
}
