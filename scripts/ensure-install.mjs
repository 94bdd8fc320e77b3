// Runs under whatever Node is on the machine, before ours is there: no dependencies, no TypeScript.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

if (Number(process.versions.node.split('.')[0]) < 20)
  fail(`Kindlist needs Node 20 or newer, this is ${process.version}.`);
if (!isInstalled()) install();
if (!existsSync('node_modules/node/bin/node') && process.platform !== 'win32') {
  fail('The package "node" is without its program: let npm run its install script (npm approve-scripts), then npm ci.');
}

/** npm notes what it installed in a lock of its own, at the very end. */
function isInstalled() {
  if (!existsSync('node_modules/.package-lock.json')) return false;
  const wanted = Object.entries(packagesOf('package-lock.json')).filter(([path]) => path !== '');
  const installed = packagesOf('node_modules/.package-lock.json');
  return wanted.every(([path, { version, optional }]) =>
    installed[path] ? installed[path].version === version : optional,
  );
}

function packagesOf(lock) {
  return JSON.parse(readFileSync(lock, 'utf8')).packages;
}

function install() {
  console.log('Installing packages…');
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const [command, ...args] = [...npm, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) fail('npm ci failed: see above.');
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
