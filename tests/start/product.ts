import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test as base } from 'vitest';
import { aDatabase } from '../server/template-database.ts';

/** The built product, running in a process of its own. */
export class Product {
  constructor(
    readonly address: string,
    readonly process: ChildProcess,
    /** The lines that it has printed by now: all of them once it has ended. */
    readonly printed: string[],
  ) {}

  /** Sends an operation, and gives the answer with its HTTP status. */
  async send(query: string, variables: object = {}, accessToken?: string) {
    const response = await fetch(`${this.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(accessToken && { authorization: `Bearer ${accessToken}` }) },
      body: JSON.stringify({ query, variables }),
    });
    return { status: response.status, ...(await response.json()) };
  }

  async signUp(): Promise<string> {
    const input = {
      name: 'Ida',
      email: `${crypto.randomUUID()}@example.test`,
      password: 'bicycles',
      acceptTerms: true,
    };
    const { data } = await this.send('mutation ($input: SignUpInput!) { signUp(input: $input) { accessToken } }', {
      input,
    });
    return data.signUp.accessToken;
  }

  async shareItem(
    accessToken: string,
    quantityDesired: number,
  ): Promise<{ token: string; itemId: string; listId: string }> {
    const list = await this.send(
      'mutation { createList(input: { name: "Birthday", privacy: PUBLIC }) { id shareToken } }',
      {},
      accessToken,
    );
    const { id: listId, shareToken: token } = list.data.createList;
    const item = await this.send(
      'mutation ($listId: ID!, $input: NewItemInput!) { createItem(listId: $listId, input: $input) { id } }',
      { listId, input: { title: 'Plates', quantityDesired } },
      accessToken,
    );
    return { token, listId, itemId: item.data.createItem.id };
  }

  async end(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return;
    const exit = once(this.process, 'exit');
    this.process.kill(signal);
    await exit;
  }
}

/** `start` runs the built product on a database; `database` is one for this test alone. */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this parameter
  .extend('database', async ({}) => aDatabase())
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this parameter
  .extend('start', async ({}, { onCleanup }) => {
    const folder = mkdtempSync(join(tmpdir(), 'kindlist-'));
    const products: Product[] = [];
    onCleanup(async () => {
      await Promise.all(products.map((product) => product.end('SIGKILL')));
      rmSync(folder, { recursive: true });
    });
    return async (databaseUrl: string, settings: NodeJS.ProcessEnv = {}): Promise<Product> => {
      const environment = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1' };
      const child = spawn('node', [join(import.meta.dirname, '../../dist/server/main.js')], {
        env: { ...environment, NODE_ENV: 'production', RATE_LIMIT: 'off', LOG_LEVEL: 'silent', ...settings },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const { address, printed } = await readAddress(child);
      const product = new Product(address, child, printed);
      products.push(product);
      return product;
    };
  });

/** Goes on reading what it prints; gives its address once it says it. */
async function readAddress(child: ChildProcess): Promise<{ address: string; printed: string[] }> {
  const printed: string[] = [];
  const found = Promise.withResolvers<string>();
  let problems = '';
  child.stderr?.on('data', (text: Buffer) => {
    problems += text.toString();
    process.stderr.write(text);
  });
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  lines.on('line', (line) => {
    printed.push(line);
    const address = /^ *Kindlist is at (.+)$/.exec(line)?.[1];
    if (address) found.resolve(address);
  });
  child.once('close', () => found.reject(new Error(`The product ended before it was ready:\n${problems}`)));
  return { address: await found.promise, printed };
}
