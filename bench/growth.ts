import { writeFileSync } from 'node:fs';
import { Client } from 'pg';
import { browserDocument } from '../scripts/browser-documents.ts';
import { signUp } from './account.ts';
import { broadcast } from './broadcasts.ts';
import { fillAccount } from './fill-at-size.ts';
import { type Sample, sampleLists } from './fill-database.ts';
import { growTo, ITEMS_EACH } from './fill-growth.ts';
import { median, type World } from './measure.ts';
import { plotted } from './plot.ts';
import type { Figure } from './report.ts';

const LISTS = [1_000, 10_000, 100_000];
const SOCKETS = [100, 1_000, 5_000, 10_000];
const WARM_UP = 30;
const ANSWERS = 150;
/** Two measurements differ so much on a busy machine. */
const NOISE = 1.5;
const PLOT = 'bench-growth.svg';
const TABLE = 'bench-growth.csv';

interface Grown {
  name: string;
  /** In milliseconds; `cpu` is the server's own part. */
  at: { size: number; answer: number; cpu: number }[];
}

/**
 * The more there is of what is not in the answers: lists, each with an owner of its own and ten items. Then how
 * long an event takes to the last of more and more open pages.
 */
export async function growth(world: World): Promise<Figure[]> {
  const own = await aPerson(world);
  const grown: Grown[] = [];
  for (const size of LISTS) {
    await growTo(world.databaseUrl, size);
    const samples = await sampleLists(world.databaseUrl, 500);
    for (const [name, ask] of answersOf({ ...world, samples }, own)) {
      const known = grown.find((one) => one.name === name) ?? { name, at: [] };
      if (known.at.length === 0) grown.push(known);
      known.at.push({ size, ...(await measured(world, ask)) });
    }
    console.log(`Measured with ${size.toLocaleString('en')} lists, as many people and ${size * ITEMS_EACH} items.`);
  }
  console.table(Object.fromEntries(grown.map(({ name, at }) => [name, Object.fromEntries(at.map(cell))])));

  const events: { sockets: number; figure: Figure }[] = [];
  const samples = await sampleLists(world.databaseUrl, 1);
  for (const sockets of SOCKETS) {
    events.push({ sockets, figure: await broadcast({ ...world, samples }, sockets, 250) });
  }
  keep(grown, events);
  return [...grown.map(figureOf), ...events.map(({ figure }) => figure)];
}

function cell({ size, answer, cpu }: Grown['at'][number]): [string, string] {
  return [`${size.toLocaleString('en')} lists`, `${answer.toFixed(2)} ms, ${cpu.toFixed(2)} of CPU`];
}

function answersOf({ product, samples }: World, own: Own) {
  const { url } = product;
  const any = () => samples[Math.floor(Math.random() * samples.length)] as Sample;
  const graphql = (name: string, variables: () => object, token?: string) => {
    const query = browserDocument(name);
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    return () => {
      const body = JSON.stringify({ query, operationName: name, variables: variables() });
      return textOf(`${url}/graphql`, { method: 'POST', headers, body });
    };
  };
  const buy = () => {
    const { token, itemIds } = any();
    const itemId = itemIds[Math.floor(Math.random() * itemIds.length)];
    return { token, itemId, input: { email: 'guest@example.test' }, idempotencyKey: crypto.randomUUID() };
  };
  const edit = () => ({ id: own.itemId, changes: { notes: `Written at ${performance.now()}` } });
  const firstPage = { page: 1, limit: 20 };
  return Object.entries({
    'a guest’s list over GraphQL': graphql('SharedListScreen', () => ({ token: any().token })),
    'a guest’s list over REST': () => textOf(`${url}/api/v1/lists/shared/${any().token}`),
    'a drawn page': () => textOf(`${url}/shared/${any().token}`, { headers: { accept: 'text/html' } }),
    'a purchase': graphql('PurchaseSharedItem', buy),
    'My Lists, 25 of them': graphql('ListsScreen', () => ({}), own.accessToken),
    'one’s own list of 25': graphql('ListScreen', () => ({ id: own.listId }), own.accessToken),
    'an edit': graphql('UpdateItem', edit, own.accessToken),
    'a public profile of 25 lists': graphql('PublicProfileScreen', () => ({ id: own.userId, today: '2026-11-22' })),
    'the first page of all accounts': graphql('UsersPage', () => firstPage, own.accessToken),
    'one account found by its address': graphql(
      'UsersPage',
      () => ({ ...firstPage, search: 'grown-500@example.test' }),
      own.accessToken,
    ),
  });
}

interface Own {
  accessToken: string;
  userId: string;
  listId: string;
  itemId: string;
}

async function aPerson({ product, databaseUrl }: World): Promise<Own> {
  const { accessToken, account } = await signUp(product.url, 'Person');
  const listId = await fillAccount(databaseUrl, account.id, { lists: 25, items: 25 });
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`update users set role = 'ADMIN', email_verified_at = now() where id = $1`, [account.id]);
  const { rows } = await client.query<{ id: string }>('select id from items where list_id = $1 limit 1', [listId]);
  await client.end();
  return { accessToken, userId: account.id, listId, itemId: rows[0]?.id ?? '' };
}

async function measured({ product }: World, ask: () => Promise<unknown>) {
  for (let turn = 0; turn < WARM_UP; turn += 1) await ask();
  const times: number[] = [];
  const before = product.cpuTime;
  for (let turn = 0; turn < ANSWERS; turn += 1) {
    const begin = performance.now();
    await ask();
    times.push(performance.now() - begin);
  }
  return { answer: median(times), cpu: (product.cpuTime - before) / ANSWERS };
}

function figureOf({ name, at }: Grown): Figure {
  const [few, many] = [at.at(0)?.answer ?? 0, at.at(-1)?.answer ?? 0];
  return {
    name: `${name}, beside a hundredth of all`,
    product: many,
    floor: few,
    unit: 'ms',
    measure: 'ratio',
    atMost: NOISE,
  };
}

function keep(grown: readonly Grown[], events: readonly { sockets: number; figure: Figure }[]): void {
  const rows = [
    ...grown.flatMap(({ name, at }) => at.map(({ size, answer, cpu }) => [name, size, answer, cpu])),
    ...events.map(({ sockets, figure }) => [
      'an event, the last of all pages',
      sockets,
      figure.product,
      figure.cpu?.product,
    ]),
  ];
  const lines = rows.map(([name, size, ...figures]) => [
    `"${name}"`,
    size,
    ...figures.map((figure) => Number(figure).toFixed(2)),
  ]);
  writeFileSync(TABLE, ['what,size,ms,cpu_ms', ...lines.map((line) => line.join(','))].join('\n').concat('\n'));
  const drawn = [
    ...grown.map(({ name, at }) => ({
      name: `${name}, ms`,
      points: at.map(({ size, answer }) => [Math.log10(size), answer] as const),
    })),
    {
      name: 'an event, until the last of all open pages has it, ms',
      points: events.map(({ sockets, figure }) => [Math.log10(sockets), figure.product] as const),
    },
  ];
  writeFileSync(PLOT, plotted(drawn, 'as a power of ten'));
  console.log(`Kept in ${TABLE}, drawn in ${PLOT}.`);
}

async function textOf(url: string, init?: RequestInit): Promise<string> {
  const response = await fetch(url, init);
  const text = await response.text();
  if (!response.ok || text.startsWith('{"errors"')) throw new Error(text.slice(0, 500));
  return text;
}
