import { spawnSync } from 'node:child_process';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { commandOf, FIRST_STEPS, type Step } from '../../../web/developers/api-docs/first-steps.ts';
import { aUser } from '../../builders/accounts.ts';
import { call } from '../rest.ts';
import { test } from '../server-test.ts';

const ORIGIN = 'https://kindlist.example.test';

/** Splits a command as a shell does: into the words that it would hand to curl. */
function wordsOf(command: string, variables: Record<string, string>): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }\n${command}`;
  const { stdout, stderr, status } = spawnSync('bash', ['--norc', '-euc', script], {
    env: { ...process.env, ...variables },
  });
  expect({ status, stderr: `${stderr}` }).toEqual({ status: 0, stderr: '' });
  return `${stdout}`.split('\0').slice(0, -1);
}

/** Does what curl would do. */
function run(app: FastifyInstance, words: readonly string[]) {
  const after = (option: string) => words.flatMap((word, at) => (word === option ? [words[at + 1] ?? ''] : []));
  const [url = ''] = words.filter((word) => word.startsWith(ORIGIN));
  const headers = Object.fromEntries(after('-H').map((header) => header.split(': ') as [string, string]));
  const [method = 'GET'] = after('-X');
  const [body] = after('-d').map((json) => JSON.parse(json));
  return call(app, `${method} ${url.replace(`${ORIGIN}/api/v1`, '')}`, { headers, body });
}

// biome-ignore lint/suspicious/noExplicitAny: any answer
function placeIn(answer: any, place: string): string {
  return place.split('.').reduce((value, name) => value[name], answer);
}

test('the first steps lead from a key to a shared list, with the commands and answers of the page', async ({
  em,
  app,
}) => {
  const viewer = await aUser(em, { subscriptionTier: 'PREMIUM' });
  const made = await call(app, 'POST /users/me/api-keys', { viewer, body: { name: 'First steps' } });
  const variables: Record<string, string> = { API: `${ORIGIN}/api/v1`, KEY: made.body.data.key };

  for (const step of FIRST_STEPS) {
    const { status, body } = await run(app, wordsOf(commandOf(step), variables));
    expect([step.title, status]).toEqual([step.title, step.method === 'POST' ? 201 : 200]);
    expect(body).toMatchObject(step.answer);
    for (const [name, place] of keptOf(step)) variables[name] = placeIn(body, place);
  }

  expect(FIRST_STEPS).toHaveLength(5);
  expect((await call(app, 'GET /lists', { viewer })).body.data).toHaveLength(1);
});

function keptOf({ keeps = {} }: Step): [name: string, place: string][] {
  return Object.entries(keeps);
}
