import { setTimeout as pause } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import { hashOf } from '../scripts/browser-documents.ts';
import { signUp } from './account.ts';
import { asked } from './broadcasts.ts';
import type { Sample } from './fill-database.ts';
import type { World } from './measure.ts';
import { openSocket } from './open-socket.ts';
import { gatherTogether } from './people.ts';
import { answerJob } from './server-process.ts';

/** Together they take about a tenth of a core. */
const PER_SECOND = {
  reads: 12,
  restReads: 3,
  drawnPages: 0.5,
  purchases: 1,
  edits: 1,
  changesOfPages: 1,
  accounts: 1 / 30,
};
const OPEN_PAGES = 200;
const GROUP_MS = 5 * 60_000;
const EDIT = 'mutation ($id: ID!, $notes: String!) { updateItem(id: $id, changes: { notes: $notes }) { id } }';

export type SoakJob = Pick<World, 'samples' | 'documents' | 'databaseUrl'> & { url: string; minutes: number };

export interface SoakResult {
  done: number;
  /** There may be none. */
  problems: string[];
  failures: number;
}

answerJob(async (job: SoakJob): Promise<SoakResult> => {
  const end = Date.now() + job.minutes * 60_000;
  const result: SoakResult = { done: 0, problems: [], failures: 0 };
  const doing = new Set<Promise<void>>();
  /** At an even pace, whether or not those before are done. */
  const keepDoing = async (perSecond: number, work: () => Promise<unknown>) => {
    for (let next = Date.now(); next < end; next += 1_000 / perSecond) {
      await pause(Math.max(0, next - Date.now()));
      const one: Promise<void> = work()
        .then(() => void result.done++)
        .catch((problem) => {
          result.failures++;
          if (result.problems.length < 10) result.problems.push(String(problem));
        })
        .finally(() => doing.delete(one));
      doing.add(one);
    }
  };

  const guests = new Guests(job);
  const group = new Group(job);
  await guests.openPages();
  await group.begin();
  await Promise.all([
    keepDoing(PER_SECOND.reads, () => guests.read()),
    keepDoing(PER_SECOND.restReads, () => guests.readOverRest()),
    keepDoing(PER_SECOND.drawnPages, () => guests.openDrawnPage()),
    keepDoing(PER_SECOND.purchases, () => guests.purchase()),
    keepDoing(PER_SECOND.changesOfPages, () => guests.changePage()),
    keepDoing(PER_SECOND.edits, () => group.edit()),
    keepDoing(PER_SECOND.accounts, () => signUp(job.url, 'Somebody')),
    keepDoing(1_000 / GROUP_MS, () => group.begin()),
  ]);
  await Promise.all(doing);
  return result;
});

class Guests {
  private readonly job: SoakJob;
  private pages: WebSocket[] = [];

  constructor(job: SoakJob) {
    this.job = job;
  }

  async openPages(): Promise<void> {
    for (let page = 0; page < OPEN_PAGES; page++) this.pages.push(await this.openPage());
  }

  async changePage(): Promise<void> {
    const leaving = this.pages.shift();
    if (Math.random() < 0.5) leaving?.close();
    else leaving?.terminate();
    this.pages.push(await this.openPage());
  }

  read(): Promise<unknown> {
    const { documents, samples, url } = this.job;
    return askGraphQL(url, 'SharedListScreen', documents.sharedList, { token: anyOf(samples).token });
  }

  readOverRest(): Promise<unknown> {
    return textOf(`${this.job.url}/api/v1/lists/shared/${anyOf(this.job.samples).token}`);
  }

  openDrawnPage(): Promise<unknown> {
    return textOf(`${this.job.url}/shared/${anyOf(this.job.samples).token}`, { headers: { accept: 'text/html' } });
  }

  purchase(): Promise<unknown> {
    const { token, itemIds } = this.anyOpenList();
    const input = { email: 'guest@example.test', name: 'A guest', quantity: 1 };
    const variables = { token, itemId: anyOf(itemIds), input, idempotencyKey: crypto.randomUUID() };
    return askGraphQL(this.job.url, 'PurchaseSharedItem', this.job.documents.purchase, variables);
  }

  private openPage(): Promise<WebSocket> {
    const { documents, url } = this.job;
    return openSocket(liveAddressOf(url), asked(documents.live, { token: this.anyOpenList().token }));
  }

  private anyOpenList(): Sample {
    return anyOf(this.job.samples.slice(0, OPEN_PAGES / 2));
  }
}

class Group {
  private readonly job: SoakJob;
  private together: Awaited<ReturnType<typeof gatherTogether>> | undefined;
  private pages: WebSocket[] = [];

  constructor(job: SoakJob) {
    this.job = job;
  }

  async begin(): Promise<void> {
    const { url, databaseUrl, documents } = this.job;
    const together = await gatherTogether(url, databaseUrl);
    const subscription = asked(documents.liveList, { listId: together.listId, isPresent: true });
    const pages: WebSocket[] = [];
    for (const token of together.accessTokens) pages.push(await openSocket(liveAddressOf(url), subscription, token));
    for (const page of this.pages) page.close();
    this.together = together;
    this.pages = pages;
  }

  async edit(): Promise<void> {
    if (!this.together) return;
    const { accessTokens, itemIds } = this.together;
    const variables = { id: anyOf(itemIds), notes: `Written at ${new Date().toISOString()}` };
    await textOf(`${this.job.url}/graphql`, {
      method: 'POST',
      headers: { ...JSON_CONTENT, authorization: `Bearer ${anyOf(accessTokens)}` },
      body: JSON.stringify({ query: EDIT, variables }),
    });
  }
}

const JSON_CONTENT = { 'content-type': 'application/json', accept: 'application/json' };

function askGraphQL(url: string, operationName: string, text: string, variables: object): Promise<string> {
  const extensions = { persistedQuery: { version: 1, sha256Hash: hashOf(text) } };
  const body = JSON.stringify({ operationName, variables, extensions });
  return textOf(`${url}/graphql`, { method: 'POST', headers: JSON_CONTENT, body });
}

async function textOf(url: string, init?: RequestInit): Promise<string> {
  const response = await fetch(url, init);
  const text = await response.text();
  if (!response.ok || text.startsWith('{"errors"')) throw new Error(`${response.status}: ${text.slice(0, 200)}`);
  return text;
}

function liveAddressOf(url: string): string {
  return `${url.replace('http', 'ws')}/graphql`;
}

function anyOf<Thing>(things: readonly Thing[]): Thing {
  return things[Math.floor(Math.random() * things.length)] as Thing;
}
