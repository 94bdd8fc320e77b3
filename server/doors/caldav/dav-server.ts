import { MethodNotAllowed, NotFound } from '../../base/errors/errors.ts';
import type { Condition } from '../../shops/reminders-apps/reminders.service.ts';
import { readTask } from './calendar-text.ts';
import { addressOf, type DavAddress, hrefOf } from './dav-address.ts';
import { calendarAnswer } from './dav-properties.ts';
import { DavRefusal, davRefusalOf, refusalBody } from './dav-refusal.ts';
import { type DavAnswer, type DavRequest, multistatusAnswer, namesOf, XML } from './dav-request.ts';
import { multistatus, refusedProperties } from './multistatus.ts';
import { answerPropfind } from './propfind.ts';
import { answerReport } from './reports.ts';
import { readXml } from './xml-reader.ts';

type Reminder = Extract<DavAddress, { kind: 'reminder' }>;

/** Answers one request of a reminders app. Refusals that HTTP itself has words for are thrown. */
export async function answerDav(request: DavRequest): Promise<DavAnswer> {
  const { person } = request;
  const address = addressOf(request.path, person.id);
  if (!address) throw new NotFound('Resource');
  try {
    return await answerAt(request, address);
  } catch (problem) {
    const { listId = '' } = address as Partial<Reminder>;
    const refusal = davRefusalOf(problem, (name) => hrefOf({ kind: 'reminder', listId, name }, person.id));
    if (!refusal) throw problem;
    return { status: refusal.status, headers: XML, body: refusalBody(refusal) };
  }
}

async function answerAt(request: DavRequest, address: DavAddress): Promise<DavAnswer> {
  switch (request.method) {
    case 'PROPFIND':
      return answerPropfind(request, address);
    case 'REPORT':
      return answerReport(request, address);
    case 'PROPPATCH':
      return answerProppatch(request, address);
    case 'MKCALENDAR':
    case 'MKCOL':
      throw new DavRefusal(403, 'New lists are made on the site.');
    default:
      if (address.kind === 'reminder') return answerReminder(request, address);
      if (request.method === 'DELETE') throw new DavRefusal(403, 'Lists are deleted on the site.');
      throw new MethodNotAllowed(['OPTIONS', 'PROPFIND', 'PROPPATCH', 'REPORT']);
  }
}

async function answerReminder(request: DavRequest, { listId, name }: Reminder): Promise<DavAnswer> {
  const { method, person, reminders } = request;
  const list = await reminders.shoppingList(person, listId);
  switch (method) {
    case 'GET':
    case 'HEAD':
      return calendarAnswer(await reminders.reminder(person, list, name));
    case 'PUT': {
      const done = await reminders.save(person, list, name, readTask(request.body), conditionOf(request));
      return { status: done === 'added' ? 201 : 204 }; // without an ETag: what is kept may differ from what was sent
    }
    case 'DELETE':
      await reminders.delete(person, list, name, conditionOf(request));
      return { status: 204 };
    default:
      throw new MethodNotAllowed(['OPTIONS', 'GET', 'HEAD', 'PUT', 'DELETE', 'PROPFIND']);
  }
}

/** Names and colours of lists are not an app's to change. It is told so of each property, and goes on. */
async function answerProppatch(request: DavRequest, address: DavAddress): Promise<DavAnswer> {
  const { person, reminders } = request;
  if ('listId' in address) await reminders.shoppingList(person, address.listId);
  const body = readXml(request.body);
  const properties = (body?.children ?? []).flatMap(({ children }) => children.flatMap((prop) => prop.children));
  return multistatusAnswer(multistatus([refusedProperties(hrefOf(address, person.id), namesOf(properties))]));
}

/** On their way, proxies may mark an ETag as weak, or name the compression behind it. */
function conditionOf({ headers }: DavRequest): Condition {
  const match = headers['if-match'];
  const isNew = headers['if-none-match'] === '*';
  if (match === undefined) return { isNew };
  if (`${match}`.trim() === '*') return { isNew, etags: 'any' };
  return {
    isNew,
    etags: [...`${match}`.matchAll(/"(?<etag>[^"]{0,200})"/g)].map(([, etag = '']) =>
      etag.replace(/-(?:gzip|br|zstd)$/, ''),
    ),
  };
}
