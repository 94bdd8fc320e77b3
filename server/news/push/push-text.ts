import { t } from '@lingui/core/macro';
import { waysOf } from '../../core/events/news-ways.ts';
import type { ListedNotice } from '../notifications/read-notices.ts';
import { type PushKind, pushKind } from './push.rules.ts';

/** The content of a push, which the service worker shows. */
interface Push {
  title: string;
  body: string;
  /** The path of the page that it opens. */
  path: string;
  /** A later push with it takes the place of an earlier one. */
  tag: string;
}

/** From more lists than these at once there is one push for all. */
const MOST_PUSHES = 3;

/** On shopping lists nobody gives anything: what is ticked off there is a change. */
export function pushKindOf({ kind, listType }: Pick<ListedNotice, 'kind' | 'listType'>): PushKind {
  const { push } = waysOf(kind);
  return push === 'GIFTS' && listType === 'SHOPPING' ? 'CHANGES' : push;
}

/**
 * Puts news into pushes, one for each list. A push lies on a locked screen, for everybody who passes: it names the list, and
 * never a gift or a person.
 */
export function pushesFor(news: readonly ListedNotice[], siteName: string): Push[] {
  const lists = Map.groupBy(news, ({ listId }) => listId);
  if (lists.size > MOST_PUSHES) {
    return [{ title: siteName, body: t`There’s news on several of your lists.`, path: '/notifications', tag: 'news' }];
  }
  return [...lists].map(([listId, ofList]) => ({
    title: (listId && ofList[0]?.listName) || siteName,
    body: bodyFor(new Set(ofList.map(subjectOf))),
    path: listId ? `/lists/${listId}` : '/notifications',
    tag: listId ?? 'news',
  }));
}

/** Another role is the reader's own: for them, nobody came or went. A reminder says that there is no change, but something to do, as a question does. */
type Subject = PushKind | 'ROLE' | 'DAY' | 'QUESTION';

function subjectOf(notice: ListedNotice): Subject {
  if (notice.kind === 'ROLE_CHANGED') return 'ROLE';
  if (notice.kind === 'QUESTION_ASKED') return 'QUESTION';
  return waysOf(notice.kind).preference === 'reminders' ? 'DAY' : pushKindOf(notice);
}

function bodyFor(subjects: ReadonlySet<Subject>): string {
  const sentences: Record<Subject, string> = {
    GIFTS: t`There’s news about gifts.`,
    CHANGES: t`Something on the list has changed.`,
    PEOPLE: t`Someone joined or left.`,
    ROLE: t`Your role has changed.`,
    DAY: t`A list’s day is near.`,
    QUESTION: t`Someone asks about a gift.`,
  };
  return ([...pushKind.options, 'ROLE', 'DAY', 'QUESTION'] as const)
    .filter((subject) => subjects.has(subject))
    .map((subject) => sentences[subject])
    .join(' ');
}
