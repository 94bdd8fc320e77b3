import { type BinaryToTextEncoding, createHash, randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Client, Pool, type PoolClient, type QueryConfig } from 'pg';
import { WebSocketServer } from 'ws';
import { type BoughtRow, graphqlAnswer, type ListRow, purchaseAnswer, restAnswer } from './floor-answers.ts';
import { EDIT_AT_ONCE, PLACES, PURCHASE_AT_ONCE } from './floor-at-once.ts';
import { ITEMS_OF_LIST, LIST, LISTS_OF_OWNER, PURCHASE } from './floor-queries.ts';
import '../scripts/languages/macros-in-node.ts';
import './raw-texts.ts';

const { receiptEmail } = await import('../server/lists/purchases/receipt-email.ts'); // once texts can be imported

/**
 * As fast as this machine allows, and no product: Node's own http server, the driver with as many connections,
 * prepared statements, the same answers, and nothing else.
 */

const connectionString = process.env.DATABASE_URL;
const listUrl = 'https://kindlist.example.test/shared/token';
const undoUrl = `${listUrl}?undo=secret`;
const pool = new Pool({ connectionString, max: 10 });

const server = createServer(async (request, response) => {
  try {
    const [, what, ...parameters] = (request.url ?? '').split('/');
    if (what === 'purchase') return send(response, await purchase(parameters, keyOf(request), await read(request)));
    if (what === 'purchase-at-once')
      return send(response, await purchaseAtOnce(parameters, keyOf(request), await read(request)));
    if (what === 'edit') return send(response, await edit(parameters, request, await read(request)));
    if (what === 'message') return send(response, takeMessage(await read(request)));
    if (what === 'graphql') return send(response, graphqlAnswer(await list(parameters)));
    if (what === 'items') return send(response, await rowsOf(ITEMS_OF_LIST, parameters));
    if (what === 'lists') return send(response, await rowsOf(LISTS_OF_OWNER, parameters));
    if (what === 'rest') return send(response, restAnswer(await list(parameters)));
    send(response, '{}');
  } catch (problem) {
    response.writeHead(500).end(String(problem));
  }
});

async function list(values: string[]): Promise<ListRow> {
  const { rows } = await pool.query<ListRow>({ ...LIST, values });
  return rows[0] ?? fail('There is no such list');
}

async function rowsOf(query: QueryConfig, values: string[]): Promise<string> {
  return JSON.stringify((await pool.query({ ...query, values })).rows);
}

async function purchase([token, itemId]: string[], key: string, body: string): Promise<string> {
  const { email, name, quantity } = JSON.parse(body);
  const client = await pool.connect();
  try {
    await client.query('begin');
    await one(client, PURCHASE.claim, [key]);
    const { title, remaining, list_id } = await one<Locked>(client, PURCHASE.lock, [itemId, token]);
    if (quantity > remaining) fail('There are not enough left');
    const undoToken = randomBytes(32).toString('base64url');
    const hash = sha256(undoToken, 'hex');
    const { id } = await one<{ id: string }>(client, PURCHASE.record, [itemId, quantity, email, name, hash]);
    await client.query({ ...PURCHASE.recount, values: [itemId] });
    await client.query({ ...PURCHASE.notice, values: [list_id, id, itemId] });
    await client.query({ ...PURCHASE.announce, values: [list_id] });
    const { subject, text, html } = receipt(title, quantity);
    await client.query({ ...PURCHASE.mail, values: [email, subject, text, html] });
    await client.query({ ...PURCHASE.keep, values: [key, { id, undoToken }] });
    await client.query('commit');
    return JSON.stringify({ purchase: { id, quantity, undoToken }, remaining: remaining - quantity });
  } catch (problem) {
    await client.query('rollback');
    throw problem;
  } finally {
    client.release();
  }
}

async function purchaseAtOnce([token, itemId]: string[], key: string, body: string): Promise<string> {
  const { email, name, quantity } = JSON.parse(body);
  const undoToken = randomBytes(32).toString('base64url');
  const { subject, text, html } = receipt(PLACES.title, quantity, { listName: PLACES.list, ownerName: PLACES.owner });
  const id = randomUUID();
  const purchase = [key, { id, undoToken }, quantity, id, email, name, sha256(undoToken, 'hex')];
  const places = [PLACES.title, PLACES.list, PLACES.owner];
  const values = [itemId, token, ...purchase, subject, text, html, ...places, sha256(body, 'base64url')];
  const { rows } = await pool.query<BoughtRow>({ ...PURCHASE_AT_ONCE, values });
  return purchaseAnswer(rows[0] ?? fail('There are not enough left'), { id, quantity, undoToken });
}

async function edit([itemId]: string[], { headers }: IncomingMessage, body: string): Promise<string> {
  const [, claims = ''] = String(headers.authorization).split('.');
  const { sid } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const { notes } = JSON.parse(body);
  const { rows } = await pool.query<{ item: object }>({ ...EDIT_AT_ONCE, values: [sid, itemId, notes] });
  return JSON.stringify(rows[0]?.item ?? fail('There is no such item'));
}

function sha256(text: string, encoding: BinaryToTextEncoding): string {
  return createHash('sha256').update(text).digest(encoding);
}

function receipt(
  itemTitle: string,
  quantity: number,
  { listName, ownerName } = { listName: 'Birthday', ownerName: 'Ida' },
) {
  return receiptEmail({
    itemTitle,
    picturePath: null,
    listName,
    listType: 'WISHLIST',
    ownerName,
    eventDate: null,
    ownerLearns: 'buyers',
    isAllOfIt: false,
    quantity,
    undoUrl,
    giftsUrl: listUrl,
    listUrl,
  });
}

interface Locked {
  title: string;
  remaining: number;
  list_id: string;
}

async function one<Row extends object>(client: PoolClient, query: QueryConfig, values: unknown[]): Promise<Row> {
  const { rows } = await client.query<Row>({ ...query, values });
  return rows[0] ?? fail('There is no such item');
}

let message = '{}';
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
const events = new Client({ connectionString });
await events.connect();
await events.query('listen bench_broadcast');
await events.query('listen bench_purchases'); // who announces what was bought hears of it, too
events.on('notification', ({ channel }) => {
  if (channel === 'bench_broadcast') for (const socket of sockets.clients) socket.send(message);
});

function takeMessage(body: string): string {
  message = body;
  return '{}';
}

function keyOf({ headers }: IncomingMessage): string {
  return String(headers['idempotency-key']);
}

async function read(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  return body;
}

function send(response: ServerResponse, json: string): void {
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.setHeader('content-length', Buffer.byteLength(json));
  response.end(json);
}

function fail(message: string): never {
  throw new Error(message);
}

process.once('SIGTERM', () => process.exit());
server.listen(Number(process.env.PORT), '127.0.0.1');
