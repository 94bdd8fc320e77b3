import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ADMINISTRATOR } from './administrator.ts';

/** A port that was free a moment ago may be taken by the test beside this one. */
const MOST_PORTS = 3;

/** Starts the built product on a database of its own, with settings of its own. */
export async function startProduct(environment: Record<string, string> = {}, port?: number) {
  for (let tried = 1; ; tried++) {
    try {
      return await startOnPort(environment, port ?? (await freePort()));
    } catch (problem) {
      if (port !== undefined || tried === MOST_PORTS) throw problem;
    }
  }
}

async function startOnPort(environment: Record<string, string>, ownPort: number) {
  const folder = mkdtempSync(join(tmpdir(), 'kindlist-product-'));
  const address = `http://127.0.0.1:${ownPort}`;
  const product = spawn('node', [join(import.meta.dirname, '../../../dist/server/main.js')], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: String(ownPort),
      HOST: '127.0.0.1',
      PUBLIC_URL: address,
      DATA_DIR: folder,
      DATABASE_URL: '',
      ADMIN_EMAIL: ADMINISTRATOR.email,
      ADMIN_PASSWORD: ADMINISTRATOR.password,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    if (product.exitCode === null) {
      product.kill('SIGTERM');
      await once(product, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await isReady(product.stdout);
  } catch (problem) {
    await stop();
    throw problem;
  }
  return { address, stop };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('There is no free port');
  return address.port;
}

async function isReady(output: NodeJS.ReadableStream): Promise<void> {
  for await (const line of createInterface({ input: output })) if (line.includes('Kindlist is at')) return;
  throw new Error('The product ended before it was ready');
}
