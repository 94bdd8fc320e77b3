import type { z } from 'zod';
import { newList } from '#rules/lists/lists/list';
import type { FoundList } from '#rules/shops/imports/found-file';
import type { Kind } from '../../base/design/kinds.ts';
import { timeZoneHere } from '../../core/list-access/time-zone.ts';
import { EMPTY_LIST } from '../list-settings/list-form.ts';

type Input = z.input<typeof newList>;

/** A registry needs its occasion and its day. */
export interface ImportedEvent {
  eventType: string;
  eventDate: string;
}

export type NewListProblems = Partial<Record<'name' | keyof ImportedEvent, string>>;

/** A new list for what a file holds: private, since nobody has looked at it yet. */
export function newListInput(
  { description, eventType, eventDate }: FoundList,
  { name, kind, event }: { name: string; kind: Kind; event: ImportedEvent },
): { input: Input; problems: NewListProblems } | { input?: undefined; problems: NewListProblems } {
  const isSaid = Boolean(eventType || eventDate); // by the file, not by the name of the list alone
  const isOfEvent = kind === 'REGISTRY' || isSaid || (kind === 'WISHLIST' && event.eventDate !== '');
  const input = {
    ...EMPTY_LIST,
    name,
    listType: kind,
    description: (description ?? '').slice(0, 500),
    eventType: (isOfEvent && event.eventType) || null,
    eventDate: (isOfEvent && event.eventDate) || null,
    timeZone: timeZoneHere(),
  } as Input;
  const { error } = newList.safeParse(input);
  if (!error) return { input, problems: {} };
  const withoutEvent = { ...input, eventType: null, eventDate: null } as Input; // the fields of an event are a registry's
  if (kind !== 'REGISTRY' && newList.safeParse(withoutEvent).success) return { input: withoutEvent, problems: {} };
  const problems: NewListProblems = {};
  for (const { path, message } of error.issues) problems[fieldOf(path[0])] ??= message;
  return { problems };
}

function fieldOf(part: PropertyKey | undefined): keyof NewListProblems {
  return part === 'eventType' || part === 'eventDate' ? part : 'name';
}
