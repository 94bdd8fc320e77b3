import type { z } from 'zod';
import { newList } from '#rules/lists/lists/list';
import type { FoundList } from '#rules/shops/imports/found-file';
import type { Kind } from '../../base/design/kinds.ts';
import { EMPTY_LIST } from '../list-settings/list-form.ts';
import { timeZoneHere } from '../list-settings/time-zone.ts';

type Input = z.input<typeof newList>;

/** A new list for what a file holds: private, since nobody has looked at it yet. */
export function newListInput(
  { description, eventType, eventDate }: FoundList,
  { name, kind }: { name: string; kind: Kind },
): { input: Input; problem?: undefined } | { input?: undefined; problem: string } {
  const input = {
    ...EMPTY_LIST,
    name,
    listType: kind,
    description: (description ?? '').slice(0, 500),
    eventType: eventType ?? null,
    eventDate: eventDate ?? null,
    timeZone: timeZoneHere(),
  } as Input;
  const { error } = newList.safeParse(input);
  return error ? { problem: error.issues[0]?.message ?? '' } : { input };
}
