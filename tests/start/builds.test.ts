import { globSync } from 'node:fs';
import { expect } from 'vitest';
import { freePort } from '../../server/base/postgres/free-port.ts';
import { Checkout } from './checkout.ts';
import { test } from './product.ts';

const DESCRIPTIONS = `{ __schema { types {
  description fields { description args { description } } inputFields { description } enumValues { description }
} } }`;
const DISCARDED = 'An edit that was discarded.';

/** Edits a description in the schema, and gives back what undoes that. */
function editSchema(checkout: Checkout): () => void {
  const DESCRIPTION = /description: '[^']*'/;
  const files = globSync('server/**/*.{resolver,entity,type}.ts', { cwd: checkout.folder });
  const file = files.find((name) => DESCRIPTION.test(checkout.read(name))) as string;
  const before = [file, 'schema.graphql'].map((name) => [name, checkout.read(name)] as const);
  checkout.write(file, checkout.read(file).replace(DESCRIPTION, `description: '${DISCARDED}'`));
  return () => {
    for (const [name, content] of before) checkout.write(name, content);
  };
}

async function ask(address: string, query: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${address}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  return response.text();
}

test('what a command was built from is not served once its edit is discarded, and nothing is called stale', async ({
  database,
}) => {
  const checkout = new Checkout();
  const discard = editSchema(checkout);
  await checkout.run('command', ['schema']);
  expect(checkout.read('schema.graphql')).toContain(DISCARDED);

  discard();
  await checkout.run('command', ['schema', '--check']);
  const settings = { DATABASE_URL: database, DATA_DIR: `${checkout.folder}/data`, PORT: '0', HOST: '127.0.0.1' };
  const { match, printed } = await checkout.start('start', /^Kindlist is at (.+)$/, { ...settings, NODE_ENV: 'test' });

  const served = await ask(match[1] as string, DESCRIPTIONS);
  expect(served).toContain('"description":');
  expect(served).not.toContain(DISCARDED);
  expect(printed).not.toContain('Bundling');
});

/** Asks as a page does that is open already: from the moment on at which anything answers. */
async function askAtOnce(address: string): Promise<number> {
  const answer = await fetch(`${address}/api/v1/config`).catch(() => null);
  return answer ? answer.status : askAtOnce(address);
}

test('npm run dev says once where it is and who can sign in, and leaves alone what npm start serves', async ({
  database,
}) => {
  const checkout = new Checkout();
  const built = checkout.read('dist/server/main.js');
  editSchema(checkout);
  const [PORT, webPort] = [String(await freePort()), await freePort()];
  const PUBLIC_URL = `http://127.0.0.1:${webPort}`;
  const settings = { DATABASE_URL: database, DATA_DIR: `${checkout.folder}/data`, PORT, PUBLIC_URL, NO_COLOR: '1' };

  const [development, firstAnswer] = await Promise.all([
    checkout.start('dev', /Ctrl\+C/, settings),
    askAtOnce(PUBLIC_URL),
  ]);
  expect(firstAnswer).toBe(200);

  const signIn = 'mutation { signIn(input: { email: "ida@kindlist.test", password: "kindlist-dev" }) { accessToken } }';
  expect(await ask(PUBLIC_URL, signIn)).toContain('"accessToken":"ey');
  expect(await ask(PUBLIC_URL, '{ sharedList(token: "dev-birthday") { name } }')).toContain('Ida turns 30');
  expect(await ask(PUBLIC_URL, DESCRIPTIONS)).toContain(DISCARDED);
  const addresses = development.printed.filter((line) => line.includes(`is at ${PUBLIC_URL}`));
  expect(addresses).toHaveLength(1);
  expect(development.printed.length).toBeLessThan(25);
  expect(development.printed.join('\n')).not.toMatch(/warn|ECONNREFUSED/i);

  expect(await development.stop()).toBe(0);
  expect(checkout.read('dist/server/main.js')).toBe(built);
});
