import type { EntityManager } from '@mikro-orm/postgresql';
import * as cheerio from 'cheerio';
import type { FastifyInstance } from 'fastify';
import type { ApiKeyScope } from '../../../../server/core/users/api-key-scope.rules.ts';
import type { User } from '../../../../server/core/users/user.entity.ts';
import type { List } from '../../../../server/lists/lists/list.entity.ts';
import { aUser } from '../../../builders/accounts.ts';
import { anApiKey } from '../../../builders/api-keys.ts';
import { aList } from '../../../builders/lists.ts';

const ONLY_REMINDERS: ApiKeyScope[] = ['SYNC_REMINDERS'];

interface Sent {
  depth?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** A reminders app that knows nothing but its password. */
export class Phone {
  constructor(
    private readonly app: FastifyInstance,
    readonly person: User,
    readonly password: string,
  ) {}

  get headers() {
    return { authorization: `Basic ${Buffer.from(`${this.person.email}:${this.password}`).toString('base64')}` };
  }

  get home(): string {
    return `/dav/${this.person.id}/lists/`;
  }

  hrefOf({ id }: Pick<List, 'id'>, name = ''): string {
    return `${this.home}${id}/${name}`;
  }

  async send(method: string, url: string, { depth, headers = {}, body }: Sent = {}) {
    const answer = await this.app.inject({
      method: method as 'GET',
      url,
      headers: {
        ...this.headers,
        ...(depth && { depth }),
        ...(body && { 'content-type': body.startsWith('BEGIN') ? 'text/calendar' : 'application/xml' }),
        ...headers,
      },
      payload: body,
    });
    return { status: answer.statusCode, headers: answer.headers, body: answer.body };
  }

  async propfind(url: string, properties: string, depth = '0') {
    const body = `<?xml version="1.0" encoding="utf-8"?><d:propfind xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:cs="http://calendarserver.org/ns/"><d:prop>${properties}</d:prop></d:propfind>`;
    return told((await this.send('PROPFIND', url, { depth, body })).body);
  }

  async report(url: string, root: string, inside: string) {
    const body = `<c:${root} xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">${inside}</c:${root}>`;
    return this.send('REPORT', url, { depth: '1', body });
  }

  async sync(list: Pick<List, 'id'>, token = '', more = '') {
    const body = `<d:sync-collection xmlns:d="DAV:"><d:sync-token>${token}</d:sync-token><d:sync-level>1</d:sync-level>${more}<d:prop><d:getetag/></d:prop></d:sync-collection>`;
    const { status, body: answer } = await this.send('REPORT', this.hrefOf(list), { body });
    return { status, answer, token: tokenIn(answer), told: told(answer) };
  }

  /** All reminders of a list, with their text. */
  async read(list: Pick<List, 'id'>) {
    const inside = '<d:prop><d:getetag/><c:calendar-data/></d:prop>';
    const { body } = await this.report(this.hrefOf(list), 'calendar-query', inside);
    return told(body).map(({ href, etag, data }) => ({ href, etag, data, ...fieldsOf(data) }));
  }

  put(list: Pick<List, 'id'>, name: string, body: string, headers: Record<string, string> = {}) {
    return this.send('PUT', this.hrefOf(list, name), { body, headers });
  }
}

/** A person with a phone that is connected, on the free plan. */
export async function aPhone(app: FastifyInstance, em: EntityManager, person?: User): Promise<Phone> {
  const owner = person ?? (await aUser(em, { subscriptionTier: 'FREE' }));
  return new Phone(app, owner, (await anApiKey(em, owner, ONLY_REMINDERS)).apiKey);
}

export async function aGroceryList(em: EntityManager, owner: User, name = 'Groceries') {
  return aList(em, { owner, name, listType: 'SHOPPING' });
}

/** A task as an app writes it. */
export function aTask(fields: Record<string, string>, uid: string = crypto.randomUUID()): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}:${value}`);
  const task = ['BEGIN:VTODO', `UID:${uid}`, 'DTSTAMP:20261126T100000Z', ...lines, 'END:VTODO'];
  return `${['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...task, 'END:VCALENDAR'].join('\r\n')}\r\n`;
}

/** The same task with another line. */
export function withLine(task: string, name: string, value: string): string {
  const without = task.replace(new RegExp(`^${name}[:;].*(?:\r\n[ \t].*)*\r\n`, 'gm'), '');
  return without.replace('END:VTODO', `${name}:${value}\r\nEND:VTODO`);
}

export function ticked(task: string): string {
  return withLine(withLine(task, 'STATUS', 'COMPLETED'), 'COMPLETED', '20261126T101112Z');
}

export function unticked(task: string): string {
  return withLine(task, 'STATUS', 'NEEDS-ACTION').replace(/^(?:COMPLETED|PERCENT-COMPLETE):.*\r\n/gm, '');
}

/** Each place in an answer, with the properties that were found. */
export function told(xml: string) {
  const $ = cheerio.load(xml, { xml: true });
  return $('D\\:response')
    .toArray()
    .map((response) => {
      const found = $(response)
        .find('D\\:propstat')
        .filter((_index, part) => $(part).children('D\\:status').text().includes(' 200 '));
      return {
        href: $(response).children('D\\:href').text(),
        status: $(response).children('D\\:status').text(),
        etag: found.find('D\\:getetag').text(),
        data: found.find('C\\:calendar-data').text(),
        names: found
          .children('D\\:prop')
          .children()
          .toArray()
          .map((property) => ('tagName' in property ? property.tagName : '')),
        text: (name: string) => found.find(name.replace(':', '\\:')).text(),
        xml: $.xml(found),
      };
    });
}

export function tokenIn(xml: string): string {
  return cheerio.load(xml, { xml: true })('D\\:multistatus > D\\:sync-token').text();
}

export function fieldsOf(task: string) {
  const unfolded = task.replace(/\r\n[ \t]/g, '');
  const of = (name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(unfolded)?.[1]?.trim() ?? null;
  return {
    uid: of('UID'),
    summary: of('SUMMARY'),
    status: of('STATUS'),
    notes: of('DESCRIPTION'),
    category: of('CATEGORIES'),
    completed: of('COMPLETED'),
  };
}
