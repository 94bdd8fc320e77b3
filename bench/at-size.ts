import type { Browser } from '@playwright/test';
import { browserDocument } from '../scripts/browser-documents.ts';
import { type Account, signUp } from './account.ts';
import { fillAccount } from './fill-at-size.ts';
import { median, type World } from './measure.ts';
import type { Figure } from './report.ts';
import { type Feel, feelOf, firstRowsOf, type Screen, startBrowser } from './screens.ts';

const MANY = { lists: 1_000, items: 2_000 };
const FEW = { lists: 25, items: 25 };
const TURNS = 3;
/** One load alone says little, by a third more or less. */
const LOADS = 9;
const ANSWERS = 9;

export const LIST_AT_SIZE = 'list of 2,000 items';
export const LISTS_AT_SIZE = 'My Lists of 1,000';

interface Person {
  account: Account;
  listId: string;
}

export async function atSize(world: World, chromiumPath: string, isWanted: (name: string) => boolean) {
  const large = await aPerson(world, 'Large', MANY);
  const small = await aPerson(world, 'Small', FEW);
  const browser = await startBrowser(chromiumPath);
  try {
    const figures: Figure[] = [];
    if (isWanted(LIST_AT_SIZE)) {
      figures.push(await answerOfList(world, large));
      const screen = ({ account, listId }: Person) => listScreen(world, account, listId);
      figures.push(...(await feelFigures(browser, LIST_AT_SIZE, screen(large), screen(small))));
    }
    if (isWanted(LISTS_AT_SIZE)) {
      figures.push(await answerOfLists(world, large));
      const screen = ({ account }: Person) => listsScreen(world, account);
      figures.push(...(await feelFigures(browser, LISTS_AT_SIZE, screen(large), screen(small))));
    }
    return figures;
  } finally {
    await browser.close();
  }
}

async function aPerson({ databaseUrl, product }: World, name: string, size: typeof MANY): Promise<Person> {
  const account = await signUp(product.url, name);
  return { account, listId: await fillAccount(databaseUrl, account.account.id, size) };
}

async function answerOfList({ product, floor }: World, { account, listId }: Person): Promise<Figure> {
  const ask = asking(product.url, account, 'ListScreen', { id: listId });
  return answer(LIST_AT_SIZE, ask, () => textOf(`${floor.url}/items/${listId}`));
}

async function answerOfLists({ product, floor }: World, { account }: Person): Promise<Figure> {
  const ask = asking(product.url, account, 'ListsScreen', {});
  return answer(LISTS_AT_SIZE, ask, () => textOf(`${floor.url}/lists/${account.account.id}`));
}

async function answer(name: string, ask: () => Promise<unknown>, askFloor: () => Promise<unknown>): Promise<Figure> {
  const [product, floor] = [await timeOf(ask), await timeOf(askFloor)];
  return { name: `${name}: answer`, product, floor, unit: 'ms', measure: 'ratio', atMost: 10 };
}

/** Both take turns, and the median of each counts. A frame has 16.7 ms when nothing is late. */
async function feelFigures(browser: Browser, name: string, large: Screen, small: Screen): Promise<Figure[]> {
  const firstRows = await inTurns(LOADS, large, small, (screen) => firstRowsOf(browser, screen));
  const feels = await inTurns(TURNS, large, small, (screen) => feelOf(browser, screen));
  const figure = (what: string, { many, few }: Beside<number>, atMost: number): Figure => ({
    name: `${name}: ${what}`,
    product: median(many),
    floor: median(few),
    unit: 'ms',
    measure: 'ratio',
    atMost,
  });
  const partOf = (part: keyof Feel): Beside<number> => ({
    many: feels.many.map((feel) => feel[part]),
    few: feels.few.map((feel) => feel[part]),
  });
  return [
    figure('first rows, beside 25', firstRows, 1.2),
    figure('all of it has come, beside 25', partOf('settled'), 8),
    figure('worst frame, beside 25', partOf('worstFrame'), 6),
    figure('95 % of frames, beside 25', partOf('p95Frame'), 6),
    figure('keystroke to picture, beside 25', partOf('keystroke'), 4),
  ];
}

interface Beside<Measured> {
  many: Measured[];
  few: Measured[];
}

async function inTurns<Measured>(
  count: number,
  large: Screen,
  small: Screen,
  measure: (screen: Screen) => Promise<Measured>,
): Promise<Beside<Measured>> {
  const measured: Beside<Measured> = { many: [], few: [] };
  for (let turn = 0; turn < count; turn += 1) {
    measured.many.push(await measure(large));
    measured.few.push(await measure(small));
  }
  return measured;
}

function listScreen({ product }: World, account: Account, listId: string): Screen {
  const url = `${product.url}/lists/${listId}`;
  return { url, account, search: 'Search items', words: 'number 1', row: 'section article' };
}

function listsScreen({ product }: World, account: Account): Screen {
  const url = `${product.url}/dashboard`;
  return { url, account, search: 'Search lists', words: 'number 1', row: 'main li h2' };
}

function asking(url: string, { accessToken }: Account, operationName: string, variables: object) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` };
  const body = JSON.stringify({ query: browserDocument(operationName), operationName, variables });
  return () => textOf(`${url}/graphql`, { method: 'POST', headers, body });
}

async function textOf(url: string, init?: RequestInit): Promise<string> {
  const response = await fetch(url, init);
  const text = await response.text();
  if (!response.ok || text.startsWith('{"errors"')) throw new Error(text.slice(0, 500));
  return text;
}

/** In milliseconds, once it is warm. */
async function timeOf(ask: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < ANSWERS + TURNS; turn += 1) {
    const begin = performance.now();
    await ask();
    times.push(performance.now() - begin);
  }
  return median(times.slice(TURNS));
}
