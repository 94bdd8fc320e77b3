import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../server/base/postgres/free-port.ts';

const INSTALLING_MS = 300_000;

/** The packed product in a folder that holds nothing else, on a machine where npm has kept nothing. */
async function aPackage() {
  const folder = mkdtempSync(join(tmpdir(), 'kindlist-package-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  await promisify(execFile)('node', [resolve('scripts/package.ts'), folder], { cwd: resolve('.') });
  const [file = ''] = readdirSync(folder);
  const environment = {
    HOME: folder,
    PATH: ['/usr/local/bin', '/usr/bin', '/bin', dirname(process.execPath)].join(delimiter),
    NODE_EXTRA_CA_CERTS: process.env.NODE_EXTRA_CA_CERTS,
    npm_config_cache: join(folder, 'npm'),
    npm_config_registry: process.env.npm_config_registry,
    PORT: `${await freePort()}`,
  };
  return { folder, file, environment };
}

test('the package starts on an empty machine with npx, runs the commands of operators, and stops when it is told to', {
  timeout: INSTALLING_MS,
}, async () => {
  const { folder, file, environment } = await aPackage();
  expect(file).toMatch(/^kindlist-\d+\.\d+\.\d+\.tgz$/);
  expect(statSync(join(folder, file)).size).toBeLessThan(16 * 1024 * 1024);

  const migrate = await promisify(execFile)('npx', ['--yes', `./${file}`, 'migrate'], {
    cwd: folder,
    env: environment,
  });
  expect(migrate.stdout).toContain('The tables are up to date.');

  const product = spawn('npx', ['--yes', `./${file}`], { cwd: folder, env: environment, detached: true });
  const ended = once(product, 'close');
  const said: string[] = [];
  product.stderr.setEncoding('utf8').on('data', (text) => said.push(text));
  for await (const line of createInterface({ input: product.stdout })) {
    said.push(line);
    if (line.startsWith('Kindlist is at')) break;
  }
  const address = `http://127.0.0.1:${environment.PORT}`;
  const answers = await Promise.all(['/api/v1/health', '/', '/api/docs'].map((path) => fetch(address + path)));
  process.kill(-(product.pid as number), 'SIGTERM'); // as a terminal does: npx and all that it started
  await ended;

  expect(
    answers.map(({ status }) => status),
    said.join('\n'),
  ).toEqual([200, 200, 200]);
  await expect(fetch(address)).rejects.toThrow();
});
