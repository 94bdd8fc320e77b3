import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Product, test as productTest } from '../product.ts';

export interface Setting {
  product: Product;
  accessToken: string;
  email: string;
  password: string;
  listId: string;
}

/** The built product with a shopping list, its owner's app password, and a folder for what an app keeps. */
export const test = productTest
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this parameter
  .extend('folder', async ({}, { onCleanup }) => {
    const folder = mkdtempSync(join(tmpdir(), 'kindlist-reminders-'));
    onCleanup(() => rmSync(folder, { recursive: true }));
    return folder;
  })
  .extend('setting', async ({ database, start }): Promise<Setting> => {
    const product = await start(database);
    const accessToken = await product.signUp();
    const ask = async (query: string, variables: object = {}) =>
      (await product.send(query, variables, accessToken)).data;
    const { createList } = await ask(
      'mutation { createList(input: { name: "Groceries", listType: SHOPPING }) { id } }',
    );
    const { createApiKey } = await ask(
      'mutation { createApiKey(name: "Reminders", scopes: [SYNC_REMINDERS]) { secret } }',
    );
    const { me } = await ask('{ me { email } }');
    return { product, accessToken, email: me.email, password: createApiKey.secret, listId: createList.id };
  });

export async function itemsOn({ product, accessToken, listId }: Setting) {
  const query = `query ($id: ID!) { list(id: $id) { itemsConnection(first: 50) {
    nodes { id title amount quantityDesired quantityPurchased notes category } } } }`;
  const { data } = await product.send(query, { id: listId }, accessToken);
  return data.list.itemsConnection.nodes;
}

export async function add({ product, accessToken, listId }: Setting, input: object): Promise<string> {
  const query = 'mutation ($id: ID!, $input: NewItemInput!) { createItem(listId: $id, input: $input) { id } }';
  const { data } = await product.send(query, { id: listId, input }, accessToken);
  return data.createItem.id;
}

/** Runs a program to its end, and gives what it printed. */
export async function run(command: string, options: string[], settings: NodeJS.ProcessEnv = {}): Promise<string> {
  const child = spawn(command, options, {
    env: { PATH: '/usr/bin:/bin', LANG: 'C.UTF-8', ...settings },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (printed += text.toString()));
  child.stdin.end('y\ny\ny\n');
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${command} ${options.join(' ')} ended with ${code}:\n${printed}`);
  return printed;
}

/** vdirsyncer between the product and a folder, in which todoman looks. */
export function syncedFolder({ product, email, password, listId }: Setting, folder: string) {
  const [calendars, status] = [join(folder, 'calendars'), join(folder, 'status')];
  mkdirSync(calendars);
  const config = join(folder, 'vdirsyncer');
  writeFileSync(
    config,
    `[general]
status_path = "${status}"

[pair lists]
a = "here"
b = "there"
collections = ["from b"]
metadata = ["displayname"]
conflict_resolution = "b wins"

[storage here]
type = "filesystem"
path = "${calendars}"
fileext = ".ics"

[storage there]
type = "caldav"
url = "${product.address}/"
username = "${email}"
password = "${password}"
item_types = ["VTODO"]
`,
  );
  const todoConfig = join(folder, 'todoman.py');
  writeFileSync(
    todoConfig,
    `path = "${calendars}/*"\ndefault_list = "${listId}"\ncache_path = "${folder}/todo.sqlite3"\n`,
  );
  const home = { HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder, XDG_CACHE_HOME: folder };
  return {
    discover: () => run('vdirsyncer', ['-c', config, 'discover'], home),
    sync: () => run('vdirsyncer', ['-c', config, 'sync'], home),
    todo: (...options: string[]) => run('todoman', ['--config', todoConfig, ...options], home),
  };
}
