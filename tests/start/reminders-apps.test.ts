import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { type Product, test as productTest } from './product.ts';

interface Setting {
  product: Product;
  accessToken: string;
  email: string;
  password: string;
  listId: string;
}

/** The built product with a shopping list, its owner's app password, and a folder for what an app keeps. */
const test = productTest
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

async function itemsOn({ product, accessToken, listId }: Setting) {
  const query = `query ($id: ID!) { list(id: $id) { itemsConnection(first: 50) {
    nodes { id title amount quantityDesired quantityPurchased notes category } } } }`;
  const { data } = await product.send(query, { id: listId }, accessToken);
  return data.list.itemsConnection.nodes;
}

async function add({ product, accessToken, listId }: Setting, input: object): Promise<string> {
  const query = 'mutation ($id: ID!, $input: NewItemInput!) { createItem(listId: $id, input: $input) { id } }';
  const { data } = await product.send(query, { id: listId, input }, accessToken);
  return data.createItem.id;
}

/** Runs a program to its end, and gives what it printed. */
async function run(command: string, options: string[], settings: NodeJS.ProcessEnv = {}): Promise<string> {
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
function syncedFolder({ product, email, password, listId }: Setting, folder: string) {
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

describe('vdirsyncer and todoman', () => {
  test('find the list by its site alone, and add, tick, rename and delete, there and here', async ({
    setting,
    folder,
  }) => {
    await add(setting, { title: 'Flour', amount: '500 g', quantityDesired: 2, category: 'Baking', notes: 'Type 405' });
    const milk = await add(setting, { title: 'Milk' });
    const { discover, sync, todo } = syncedFolder(setting, folder);

    await discover();
    await sync();
    const listed = async (): Promise<{ id: number; summary: string }[]> =>
      JSON.parse(await todo('--porcelain', 'list'));
    const names = async () => (await listed()).map(({ summary }) => summary).sort();
    expect(await names()).toEqual(['2 × 500 g Flour', 'Milk']);

    await todo('new', '--list', setting.listId, '6 eggs');
    const idOf = async (name: string) => (await listed()).find(({ summary }) => summary === name)?.id;
    await todo('done', `${await idOf('Milk')}`);
    await sync();
    expect(await itemsOn(setting)).toMatchObject([
      {
        title: 'Flour',
        amount: '500 g',
        quantityDesired: 2,
        quantityPurchased: 0,
        category: 'Baking',
        notes: 'Type 405',
      },
      { id: milk, title: 'Milk', quantityPurchased: 1 },
      { title: 'eggs', quantityDesired: 6, quantityPurchased: 0 },
    ]);

    const rename = 'mutation ($id: ID!) { updateItem(itemId: $id, changes: { title: "Rye flour" }) { id } }';
    const [flour] = await itemsOn(setting);
    await setting.product.send(rename, { id: flour.id }, setting.accessToken);
    await sync();
    expect(await names()).toContain('2 × 500 g Rye flour');
    await todo('delete', '--yes', `${await idOf('2 × 500 g Rye flour')}`);
    await sync();
    expect((await itemsOn(setting)).map(({ title }: { title: string }) => title)).toEqual(['Milk', 'eggs']);
    expect(await sync(), 'and then nothing is left to do').not.toMatch(/[Cc]opying|[Dd]eleting/);
  });
});

const WITH_CALDAV = `
import sys, json, caldav
url, name, password = sys.argv[1:4]
client = caldav.DAVClient(url=url, username=name, password=password)
principal = client.principal()
[calendar] = principal.calendars()
said = {"name": calendar.name, "components": calendar.get_supported_components()}
calendar.save_todo(summary="3 x oat milk", categories=["Dairy"])
todos = {str(t.icalendar_component["SUMMARY"]): t for t in calendar.todos()}
said["open"] = sorted(todos)
todos["Bread"].complete()
said["left"] = sorted(str(t.icalendar_component["SUMMARY"]) for t in calendar.todos())
said["all"] = len(calendar.todos(include_completed=True))
token = calendar.objects_by_sync_token(load_objects=True)
said["synced"] = len(list(token))
eggs = todos["Eggs"]
eggs.icalendar_component["SUMMARY"] = "12 eggs"
eggs.save()
todos["Butter"].delete()
try:
    token.sync()
    said["token"] = "holds"
except caldav.lib.error.AuthorizationError:
    said["token"] = "is over"
    token = calendar.objects_by_sync_token(load_objects=True)
said["later"] = sorted(str(t.icalendar_component["SUMMARY"]) for t in token)
try:
    principal.make_calendar(name="Another")
    said["made"] = True
except caldav.lib.error.DAVError:
    said["made"] = False
print(json.dumps(said))
`;

describe('the Python library for CalDAV, by which Home Assistant reads', () => {
  test('finds the list, adds, completes, renames, deletes and syncs', async ({ setting }) => {
    for (const title of ['Bread', 'Eggs', 'Butter']) await add(setting, { title });
    const { product, email, password } = setting;

    const printed = await run('/usr/bin/python3', ['-c', WITH_CALDAV, `${product.address}/dav/`, email, password]);

    expect(JSON.parse(printed.trim().split('\n').at(-1) ?? '')).toEqual({
      name: 'Groceries',
      components: ['VTODO'],
      open: ['3 × oat milk', 'Bread', 'Butter', 'Eggs'],
      left: ['3 × oat milk', 'Butter', 'Eggs'],
      all: 4,
      synced: 4,
      token: 'is over',
      later: ['12 × eggs', '3 × oat milk', 'Bread'],
      made: false,
    });
    expect(await itemsOn(setting)).toMatchObject([
      { title: 'Bread', quantityPurchased: 1 },
      { title: 'eggs', quantityDesired: 12 },
      { title: 'oat milk', quantityDesired: 3, category: 'Dairy' },
    ]);
  });
});
