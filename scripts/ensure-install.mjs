// Runs under whatever Node is on the machine, before ours is there: no dependencies, no TypeScript.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve as absolute, delimiter, dirname } from 'node:path';

const EVERY_MS = 10_000;
const OUR_NODE = 'node_modules/node/bin/node';

if (Number(process.versions.node.split('.')[0]) < 20)
  fail(`Kindlist needs Node 20 or newer, this is ${process.version}.`);
// `product` is enough for what builds and runs; an install that has the rest keeps it.
const isForAll = process.argv[2] !== 'product' || existsSync('node_modules/@biomejs/biome');
const wanted = Object.entries(packagesOf('package-lock.json')).filter(
  ([path, about]) => path !== '' && (isForAll || !(about.dev || about.devOptional)) && isForThisMachine(about),
);
if (!isInstalled()) await install();
if (lacksPrograms()) {
  console.log('Installing programs that ask for a newer Node than this machine has: our own runs npm once more…');
  if ((await npm(OUR_NODE, 'install', '--no-save')) !== 0) fail('npm could not install the rest.');
}
if (!existsSync(OUR_NODE) && process.platform !== 'win32') {
  fail('The package "node" is without its program: let npm run its install script (npm approve-scripts), then npm ci.');
}

function isForThisMachine({ os = [process.platform], cpu = [process.arch], libc }) {
  return os.includes(process.platform) && cpu.includes(process.arch) && (!libc || libc.includes(libcOfThisMachine()));
}

function libcOfThisMachine() {
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
}

function isInstalled() {
  if (!existsSync('node_modules/.package-lock.json')) return false;
  const installed = packagesOf('node_modules/.package-lock.json');
  return wanted.every(([path, { version, optional }]) =>
    installed[path] ? installed[path].version === version : optional,
  );
}

function packagesOf(lock) {
  return JSON.parse(readFileSync(lock, 'utf8')).packages;
}

async function install() {
  const began = Date.now();
  const packages = `${wanted.length} packages${isForAll ? '' : ' that the product needs'}`;
  console.log(`Installing ${packages}: npm fetches and unpacks them…`);
  const seconds = () => Math.round((Date.now() - began) / 1000);
  const progress = setInterval(() => {
    console.log(`Installing: ${howFar()}, after ${seconds()} s…`);
  }, EVERY_MS);
  // What is there already stays, when tests ask for more than a start needed.
  const isThere = existsSync('node_modules/.package-lock.json');
  const status = await npm(process.execPath, ...(isThere ? ['install', '--no-save'] : ['ci']));
  clearInterval(progress);
  if (status !== 0) fail('npm could not install them: see above.');
  console.log(`Installing ${packages}: ${seconds()} s`);
}

function howFar() {
  const missing = wanted.filter(([path]) => !existsSync(`${path}/package.json`));
  if (missing.length === wanted.length) return 'npm works out what to fetch';
  if (missing.every(([, { optional }]) => optional)) return 'unpacked, npm fetches Node and lets packages set up';
  return `${wanted.length - missing.length} of ${wanted.length} are unpacked`;
}

/** npm leaves out, without a word, an optional package that asks for a newer Node than the one npm runs on. */
function lacksPrograms() {
  return existsSync(OUR_NODE) && wanted.some(([path, { optional, cpu }]) => optional && cpu && !existsSync(path));
}

function npm(node, ...way) {
  const program = process.env.npm_execpath ? [node, process.env.npm_execpath] : ['npm'];
  const [command, ...args] = [...program, ...way, isForAll ? '--include=dev' : '--omit=dev'];
  // Where npm did not start this script, npm itself looks for its Node there.
  const env = { ...process.env, PATH: `${dirname(absolute(node))}${delimiter}${process.env.PATH}` };
  const child = spawn(command, [...args, '--no-audit', '--no-fund', '--loglevel=error'], { stdio: 'inherit', env });
  return new Promise((resolve) => child.on('error', resolve).on('close', resolve));
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
