import type { User } from '../../core/users/user.entity.ts';
import type { RemindersService } from '../../shops/reminders-apps/reminders.service.ts';
import { DavRefusal } from './dav-refusal.ts';
import type { Asked } from './multistatus.ts';
import { childOf, type XmlElement } from './xml-reader.ts';

/** A request to this door, and the person whose key it brought. */
export interface DavRequest {
  method: string;
  path: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
  person: User;
  reminders: RemindersService;
  sitePath: string;
  siteUrl: string;
}

export interface DavAnswer {
  status: number;
  headers?: Record<string, string>;
  body?: string;
}

/** Apps name about twenty properties. */
const MOST_NAMES = 100;

export function askedIn(element: XmlElement | null): Asked {
  if (!element || childOf(element, 'D:allprop')) return 'all';
  if (childOf(element, 'D:propname')) return 'names';
  const prop = childOf(element, 'D:prop');
  return prop ? { names: namesOf(prop.children) } : 'all';
}

/** The names of properties, each once. */
export function namesOf(properties: readonly XmlElement[]): string[] {
  const names = [...new Set(properties.map(({ name }) => name))];
  if (names.length > MOST_NAMES) throw new DavRefusal(400, `At most ${MOST_NAMES} properties are named at once.`);
  return names;
}

export function multistatusAnswer(body: string): DavAnswer {
  return { status: 207, headers: XML, body };
}

export const XML = { 'content-type': 'application/xml; charset=utf-8' };
