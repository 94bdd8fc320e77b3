import { withoutSitePath } from '../../base/text/site-path.rules.ts';
import { LONGEST_REMINDER_NAME } from '../../shops/reminders-apps/reminder.entity.ts';

export const DAV_PATH = '/dav';

/** A place behind this door: the start, the person, the home of the person's lists, one list, or a reminder on it. */
export type DavAddress =
  | { kind: 'start' }
  | { kind: 'person' }
  | { kind: 'home' }
  | { kind: 'list'; listId: string }
  | { kind: 'reminder'; listId: string; name: string };

/** The place that a path names for this person; null for none, as every place of somebody else. */
export function addressOf(path: string, personId: string): DavAddress | null {
  const parts = partsOf(path);
  if (!parts) return null;
  const [root, person, home, listId, name, ...others] = parts;
  if (`/${root}` !== DAV_PATH || others.length > 0) return null;
  if (person === undefined) return { kind: 'start' };
  if (person !== personId) return null;
  if (home === undefined) return { kind: 'person' };
  if (home !== HOME) return null;
  if (listId === undefined) return { kind: 'home' };
  return name === undefined ? { kind: 'list', listId } : { kind: 'reminder', listId, name };
}

/** The path that a client names, be it as a whole address, as the server knows it. */
export function pathWithin(sitePath: string, href: string): string {
  return withoutSitePath(sitePath, href.trim().replace(ORIGIN, ''));
}

/** An answer as clients of a site below a path need it. Markup writes the brackets in people's texts as entities. */
export function hrefsBelow(sitePath: string, answer: string): string {
  return answer.replaceAll(`<D:href>${DAV_PATH}/`, `<D:href>${sitePath}${DAV_PATH}/`);
}

/** The path of a place, as it stands in answers. */
export function hrefOf(address: DavAddress, personId: string): string {
  if (address.kind === 'start') return `${DAV_PATH}/`;
  const person = `${DAV_PATH}/${personId}/`;
  if (address.kind === 'person') return person;
  if (address.kind === 'home') return `${person}${HOME}/`;
  const list = `${person}${HOME}/${encodeURIComponent(address.listId)}/`;
  return address.kind === 'list' ? list : list + encodeURIComponent(address.name);
}

const HOME = 'lists';
const ORIGIN = /^https?:\/\/[^/?#]*/i;

/** The parts of a path, or of a whole address, between its slashes; null where one could be taken for more than a name. */
function partsOf(href: string): string[] | null {
  const path = href.trim().replace(ORIGIN, '').split(/[?#]/)[0] ?? '';
  try {
    const parts = path.split('/').filter(Boolean).map(decodeURIComponent);
    return parts.every(isName) ? parts : null;
  } catch {
    return null; // a sign of percent that stands for nothing
  }
}

function isName(part: string): boolean {
  return part.length <= LONGEST_REMINDER_NAME && !/^\.{1,2}$|[/\\\p{Cc}\p{Cs}\uFFFF]/u.test(part);
}
