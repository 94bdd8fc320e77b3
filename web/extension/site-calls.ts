import { t } from '@lingui/core/macro';
import { networkProblemText } from '../base/network/connection-problems.ts';
import { lightened } from '../core/products/light-page.ts';
import { foundProduct, type PageAnswer } from '../core/products/page-answer.ts';
import type { FoundProduct } from '../core/products/read-link.ts';
import type { Connection } from './connection.ts';

export interface ListChoice {
  id: string;
  name: string;
  listType: 'WISHLIST' | 'REGISTRY' | 'SHOPPING';
}

export interface NewItem {
  title: string;
  description?: string;
  imageUrl?: string;
  variant: string;
  notes: string;
  unitPrice?: { currency: string; amountMinor: number };
}

export class Refused extends Error {
  readonly code: string | undefined;

  constructor(message?: string, code?: string) {
    super(message || t`Server error. Please try again later.`);
    this.code = code;
  }
}

export function problemText(problem: unknown): string {
  return problem instanceof Refused ? problem.message : networkProblemText();
}

interface Answer<Data> {
  data?: Data | null;
  success?: boolean;
  message?: string;
  code?: string;
  errors?: { message?: string; extensions?: { code?: string } }[];
}

const LONGEST_WAIT_MS = 30_000;

const LISTS = 'query ListsToAddTo { listsToAddTo { id name listType } }';
export const ADD = `mutation AddItemFromPage($listId: ID!, $url: String!, $input: ItemFromUrlInput!, $idempotencyKey: String!) {
  addItemFromPage(listId: $listId, url: $url, input: $input, idempotencyKey: $idempotencyKey) { id title }
}`;

export async function listsToAddTo(to: Connection): Promise<ListChoice[]> {
  return (await ask<{ listsToAddTo: ListChoice[] }>(to, LISTS)).listsToAddTo;
}

/** Gives the title that the item has now. A press that is repeated adds once. */
export async function addItem(
  to: Connection,
  call: { listId: string; url: string; input: NewItem; idempotencyKey: string },
): Promise<string> {
  return (await ask<{ addItemFromPage: { title: string } }>(to, ADD, call)).addItemFromPage.title;
}

/** Ends the key. True also where it was ended before. */
export async function endKey(to: Connection): Promise<boolean> {
  try {
    await ask(to, 'mutation RevokeThisApiKey { revokeThisApiKey }');
    return true;
  } catch (problem) {
    return problem instanceof Refused && problem.code === 'UNAUTHENTICATED';
  }
}

export async function readPage(to: Connection, page: { url: string; html: string }): Promise<FoundProduct> {
  const sent = { url: page.url, html: lightened(page.html) };
  const { success, data, message, code } = await send<PageAnswer>(to, '/api/v1/items/scrape-page', sent);
  if (!success || !data) throw new Refused(message, code);
  return foundProduct(data);
}

async function ask<Data>(to: Connection, query: string, variables: object = {}): Promise<Data> {
  const answer = await send<Data>(to, '/graphql', { query, variables });
  const [problem] = answer.errors ?? [];
  if (problem) throw new Refused(problem.message, problem.extensions?.code);
  if (!answer.data) throw new Refused(answer.message, answer.code);
  return answer.data;
}

async function send<Data>({ site, key }: Connection, path: string, body: object): Promise<Answer<Data>> {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` };
  const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
  const call = { method: 'POST', credentials: 'omit' as const, headers, body: JSON.stringify(body), signal };
  const text = await (await fetch(`${site}${path}`, call)).text();
  try {
    return JSON.parse(text) ?? {};
  } catch {
    throw new Refused(); // by something in between, such as a proxy without its site
  }
}
