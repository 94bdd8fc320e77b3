import { spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import { socketExample } from '../../../web/developers/playground/socket-example.ts';
import { aUser } from '../../builders/accounts.ts';
import { anApiKey } from '../../builders/api-keys.ts';
import { addressOf, send } from '../graphql.ts';
import { test } from '../server-test.ts';

test('the example of a program on a socket hears with an API key what happens', async ({ em, app, onTestFinished }) => {
  const owner = await aUser(em, { subscriptionTier: 'PREMIUM' });
  const { apiKey } = await anApiKey(em, owner, ['READ_LISTS']);
  const code = socketExample(await addressOf(app));
  const program = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    env: { ...process.env, KEY: apiKey },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    program.kill();
    if (program.exitCode === null && program.signalCode === null) await once(program, 'exit');
  });
  const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
  const next = async () => JSON.parse((await lines.next()).value ?? 'null');

  expect(await next()).toEqual({ myListsChanged: { listId: null, change: null } });
  const { data } = await send(app, 'mutation { createList(input: { name: "Mine" }) { id } }', owner);

  const heard = { listId: data.createList.id, change: { __typename: 'MyListAdded' } };
  expect(await next()).toEqual({ myListsChanged: heard });
});

test('a program that sends the header of HTTP with its socket is who it is over HTTP', async ({ em, app }) => {
  const owner = await aUser(em, { subscriptionTier: 'PREMIUM' });
  const { headers } = await anApiKey(em, owner, ['READ_LISTS']);
  const socket = new WebSocket(`${(await addressOf(app)).replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers,
  });
  const messages = on(socket, 'message');
  const next = async () => JSON.parse(String((await messages.next()).value?.[0]));
  await once(socket, 'open');

  socket.send(JSON.stringify({ type: 'connection_init' }));
  expect(await next()).toMatchObject({ type: 'connection_ack' });
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: '{ me { id } }' } }));

  expect(await next()).toMatchObject({ type: 'next', payload: { data: { me: { id: owner.id } } } });
  socket.close();
});

test('the documentation has the same example', () => {
  expect(readFileSync('docs/graphql-api.md', 'utf8')).toContain(socketExample('https://kindlist.example'));
});
