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

/** A refusal in the words of the site. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly code: string | undefined,
  ) {
    super(message);
  }
}

/** In the words of the site, where it gave any. */
export function problemText(problem: unknown): string {
  return problem instanceof Refused && problem.message ? problem.message : networkProblemText();
}

const LONGEST_WAIT_MS = 30_000;

const LISTS = 'query ListsToAddTo { listsToAddTo { id name listType } }';
export const ADD = `mutation AddItemFromPage($listId: ID!, $url: String!, $input: ItemFromUrlInput!, $idempotencyKey: String!) {
  addItemFromPage(listId: $listId, url: $url, input: $input, idempotencyKey: $idempotencyKey) { id title }
}`;

export async function listsToAddTo(to: Connection): Promise<ListChoice[]> {
  return (await ask<{ listsToAddTo: ListChoice[] }>(to, LISTS)).listsToAddTo;
}

/** The same key for the same press: a press that is repeated adds once. */
export async function addItem(
  to: Connection,
  call: { listId: string; url: string; input: NewItem; idempotencyKey: string },
): Promise<void> {
  await ask(to, ADD, call);
}

/** Has the site read a page, as it reads those that a bookmark hands in. */
export async function readPage(to: Connection, page: { url: string; html: string }): Promise<FoundProduct> {
  const answer = await send(to, '/api/v1/items/scrape-page', { url: page.url, html: lightened(page.html) });
  const { success, data, message, code } = await answer.json();
  if (!success) throw new Refused(message, code);
  return foundProduct(data as PageAnswer);
}

async function ask<Data>(to: Connection, query: string, variables: object = {}): Promise<Data> {
  const answer = await (await send(to, '/graphql', { query, variables })).json();
  const [problem] = answer.errors ?? [];
  if (problem) throw new Refused(problem.message, problem.extensions?.code);
  if (!answer.data) throw new Refused(answer.message, answer.code);
  return answer.data;
}

function send({ site, key }: Connection, path: string, body: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` };
  const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
  return fetch(`${site}${path}`, { method: 'POST', credentials: 'omit', headers, body: JSON.stringify(body), signal });
}
