#!/usr/bin/env node
// `npx kindlist` starts the product; `npx kindlist backup FILE` runs a command. Runs under whatever Node is there: no dependencies, no TypeScript.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = join(dirname(fileURLToPath(import.meta.url)), '../dist');
const command = process.argv.slice(2);
const script = command.length > 0 ? ['commands/run.js', ...command] : ['server/main.js'];
const [file, ...args] = script;
const environment = {
  NODE_ENV: 'production',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  ...process.env,
};
const child = spawn(node(), ['--env-file-if-exists=.env', '--max-semi-space-size=16', join(dist, file), ...args], {
  env: environment,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => {
  process.exitCode = signal ? 1 : code;
});

function node() {
  try {
    const about = createRequire(import.meta.url).resolve(`node-${process.platform}-${process.arch}/package.json`);
    return join(dirname(about), 'bin/node');
  } catch {
    if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
    console.error(`Kindlist needs Node 24 on this machine, this is ${process.version}.`);
    process.exit(1);
  }
}
