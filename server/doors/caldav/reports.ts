import type { List } from '../../lists/lists/list.entity.ts';
import type { ReminderShown } from '../../shops/reminders-apps/reminder.ts';
import { addressOf, type DavAddress, hrefOf, pathWithin } from './dav-address.ts';
import { reminderProperties } from './dav-properties.ts';
import { DavRefusal } from './dav-refusal.ts';
import { askedIn, type DavAnswer, type DavRequest, multistatusAnswer } from './dav-request.ts';
import { type Asked, assertAnswerFits, multistatus, responseOf, responseWith } from './multistatus.ts';
import { assertFits, knownByToken, MOST_REMINDERS, tokenOf } from './sync-token.ts';
import { filterOf } from './task-filter.ts';
import { childOf, readXml, type XmlElement } from './xml-reader.ts';
import { type Markup, tag } from './xml-writer.ts';

/** Reminders of one answer to a client that syncs; it is told how to go on. */
const MOST_IN_PAGE = 1_000;

/** So many reminders are written before others have their turn. */
const AT_A_TIME = 100;

interface Report {
  request: DavRequest;
  list: List;
  body: XmlElement;
  asked: Asked;
}

/** Answers a question about the reminders of a list. */
export async function answerReport(request: DavRequest, address: DavAddress): Promise<DavAnswer> {
  const body = readXml(request.body);
  if (!body) throw new DavRefusal(400, 'The body names no report.');
  const answer = Object.hasOwn(REPORTS, body.name) ? REPORTS[body.name] : undefined;
  if (!answer || address.kind !== 'list')
    throw new DavRefusal(403, 'This report is not known here.', 'D:supported-report');
  const list = await request.reminders.shoppingList(request.person, address.listId);
  return multistatusAnswer(await answer({ request, list, body, asked: askedIn(body) }));
}

const REPORTS: Readonly<Record<string, (report: Report) => Promise<string>>> = {
  'C:calendar-query': answerQuery,
  'C:calendar-multiget': answerMultiget,
  'D:sync-collection': answerSync,
};

async function answerQuery(report: Report): Promise<string> {
  const matches = filterOf(report.body);
  const found = (await remindersOf(report)).filter(matches);
  return multistatus(await responsesTo(report, assertFits(found)));
}

async function answerMultiget(report: Report): Promise<string> {
  const hrefs = report.body.children.filter(({ name }) => name === 'D:href').map(({ text }) => text.trim());
  if (hrefs.length > MOST_REMINDERS)
    throw new DavRefusal(
      507,
      `At most ${MOST_REMINDERS} reminders are told at once.`,
      'D:number-of-matches-within-limits',
    );
  assertAnswerFits(report.asked, hrefs.length);
  const byName = new Map((await remindersOf(report)).map((reminder) => [reminder.name, reminder]));
  const responses: Markup[] = [];
  for (const href of new Set(hrefs)) {
    const address = addressOf(pathWithin(report.request.sitePath, href), report.request.person.id);
    const isHere = address?.kind === 'reminder' && address.listId === report.list.id;
    const reminder = isHere ? byName.get(address.name) : undefined;
    responses.push(...(reminder ? await responsesTo(report, [reminder]) : [responseOf(href, 404)]));
    if (responses.length % AT_A_TIME === 0) await othersTurn();
  }
  return multistatus(responses);
}

/**
 * RFC 6578: nothing is kept of what was deleted, so a token holds until the list changes, and a client with an older one reads the list
 * anew. It is told so at once, and needs to load only reminders with other ETags.
 */
async function answerSync(report: Report): Promise<string> {
  const { request, list, body } = report;
  if (childOf(body, 'D:sync-level')?.text.trim() === 'infinite')
    throw new DavRefusal(403, 'The level is 1.', 'D:sync-traversal-supported');
  const revision = request.reminders.revisionOf(request.person, list);
  const token = childOf(body, 'D:sync-token')?.text.trim() ?? '';
  const known = token === '' ? { revision, next: 0 } : knownByToken(token, list);
  if (known?.revision !== revision)
    throw new DavRefusal(403, 'The list has changed since: read it from the start.', 'D:valid-sync-token');
  const isCurrent = token !== '' && known.next === 0;
  if (isCurrent) return multistatus([], tag('D:sync-token', token));

  const all = await remindersOf(report);
  const end = known.next + pageLength(body);
  const responses = await responsesTo(report, all.slice(known.next, end));
  const isCut = end < all.length;
  if (isCut) responses.push(responseOf(hrefOf({ kind: 'list', listId: list.id }, request.person.id), 507));
  const next = isCut ? end : 0;
  return multistatus(responses, tag('D:sync-token', tokenOf(request.siteUrl, list, { revision, next })));
}

function pageLength(body: XmlElement): number {
  const asked = Number(childOf(childOf(body, 'D:limit'), 'D:nresults')?.text ?? MOST_IN_PAGE);
  return Number.isInteger(asked) && asked > 0 ? Math.min(asked, MOST_IN_PAGE) : MOST_IN_PAGE;
}

function remindersOf({ request, list }: Report): Promise<ReminderShown[]> {
  return request.reminders.remindersOn(request.person, list);
}

async function responsesTo({ request, list, asked }: Report, reminders: readonly ReminderShown[]): Promise<Markup[]> {
  const { person } = request;
  assertAnswerFits(asked, reminders.length);
  const responses: Markup[] = [];
  for (const reminder of reminders) {
    const href = hrefOf({ kind: 'reminder', listId: list.id, name: reminder.name }, person.id);
    responses.push(responseWith(href, reminderProperties(person, reminder), asked));
    if (responses.length % AT_A_TIME === 0) await othersTurn();
  }
  return responses;
}

function othersTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
