import { t } from '@lingui/core/macro';
import type { NotificationKind } from '../../core/events/notification-kinds.ts';
import type { ListedNotice } from '../notifications/read-notices.ts';
import { type PushKind, pushKind } from './push.rules.ts';

/** The content of a push, which the service worker shows. */
export interface Push {
  title: string;
  body: string;
  /** The path of the page that it opens. */
  path: string;
  /** A later push with it takes the place of an earlier one. */
  tag: string;
}

/** From more lists than these at once there is one push for all. */
const MOST_PUSHES = 3;

const ABOUT_GIFTS: ReadonlySet<NotificationKind> = new Set([
  'PURCHASED',
  'PURCHASE_UNDONE',
  'RELEASED',
  'GIFT_PUT_BACK',
  'SURPRISE_OVER',
  'POOL_FULL',
  'POOL_BOUGHT',
  'POOL_WITHDRAWN',
  'POOL_ENDED',
  'POOL_LEADERLESS',
  'POOL_TAKEN_OVER',
  'STILL_WANTED',
]);

export function pushKindOf({ kind, listType }: Pick<ListedNotice, 'kind' | 'listType'>): PushKind {
  if (ABOUT_GIFTS.has(kind)) return listType === 'SHOPPING' ? 'CHANGES' : 'GIFTS';
  const isAboutPeople = kind.startsWith('COLLABORATOR_') || kind.endsWith('_LIST') || kind === 'ROLE_CHANGED';
  return isAboutPeople ? 'PEOPLE' : 'CHANGES';
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

/** Another role is the reader's own: for them, nobody came or went. */
type Subject = PushKind | 'ROLE';

function subjectOf(notice: ListedNotice): Subject {
  return notice.kind === 'ROLE_CHANGED' ? 'ROLE' : pushKindOf(notice);
}

function bodyFor(subjects: ReadonlySet<Subject>): string {
  const sentences: Record<Subject, string> = {
    GIFTS: t`There’s news about gifts.`,
    CHANGES: t`Something on the list has changed.`,
    PEOPLE: t`Someone joined or left.`,
    ROLE: t`Your role has changed.`,
  };
  return ([...pushKind.options, 'ROLE'] as const)
    .filter((subject) => subjects.has(subject))
    .map((subject) => sentences[subject])
    .join(' ');
}
