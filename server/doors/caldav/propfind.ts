import { NotFound } from '../../base/errors/errors.ts';
import type { List } from '../../lists/lists/list.entity.ts';
import { type DavAddress, hrefOf } from './dav-address.ts';
import {
  homeProperties,
  listProperties,
  personProperties,
  reminderProperties,
  startProperties,
} from './dav-properties.ts';
import { DavRefusal } from './dav-refusal.ts';
import { askedIn, type DavAnswer, type DavRequest, multistatusAnswer } from './dav-request.ts';
import { assertAnswerFits, multistatus, type Properties, responseWith } from './multistatus.ts';
import { assertFits, stateOfList } from './sync-token.ts';
import { readXml } from './xml-reader.ts';

type Found = [address: DavAddress, properties: Properties];

/** Tells the properties of a place, and at a depth of 1 of those right below it. */
export async function answerPropfind(request: DavRequest, address: DavAddress): Promise<DavAnswer> {
  const depth = request.headers.depth ?? '0';
  if (depth !== '0' && depth !== '1') throw new DavRefusal(403, 'The depth is 0 or 1.', 'D:propfind-finite-depth');
  const body = readXml(request.body);
  if (body && body.name !== 'D:propfind') throw new DavRefusal(400, 'The body is no propfind.');
  const asked = askedIn(body);
  const found = await placesAt(request, address, depth === '1');
  assertAnswerFits(asked, found.length);
  const responses = found.map(([place, properties]) =>
    responseWith(hrefOf(place, request.person.id), properties, asked),
  );
  return multistatusAnswer(multistatus(responses));
}

async function placesAt(request: DavRequest, address: DavAddress, isDeep: boolean): Promise<Found[]> {
  const { person, reminders } = request;
  switch (address.kind) {
    case 'start':
      return [
        [address, startProperties(person)],
        ...(isDeep ? [[{ kind: 'person' }, personProperties(person)] satisfies Found] : []),
      ];
    case 'person':
      return [
        [address, personProperties(person)],
        ...(isDeep ? [[{ kind: 'home' }, homeProperties(person)] satisfies Found] : []),
      ];
    case 'home': {
      const lists = isDeep ? await reminders.shoppingLists(person) : [];
      return [[address, homeProperties(person)], ...lists.map((list) => placeOf(request, list))];
    }
    case 'list': {
      const list = await reminders.shoppingList(person, address.listId);
      const place = placeOf(request, list);
      if (!isDeep) return [place];
      const shown = assertFits(await reminders.remindersOn(person, list));
      return [
        place,
        ...shown.map(
          (reminder): Found => [
            { kind: 'reminder', listId: list.id, name: reminder.name },
            reminderProperties(person, reminder),
          ],
        ),
      ];
    }
    case 'reminder': {
      const list = await reminders.shoppingList(person, address.listId);
      return [[address, reminderProperties(person, await reminders.reminder(person, list, address.name))]];
    }
    default:
      throw new NotFound('Resource');
  }
}

function placeOf(request: DavRequest, list: List): Found {
  return [{ kind: 'list', listId: list.id }, listProperties(request.person, list, stateOfList(request, list))];
}
