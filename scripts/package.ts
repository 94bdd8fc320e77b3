import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { EXTERNAL } from '../server/vite.config.ts';
import { copyBuilt } from './image-layout.ts';
import { run } from './run.ts';

const FOLDER = 'dist/package';

/** For machines whose own Node is older. npm installs the one that fits the machine. */
const NODES = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];

/**
 * `npx ./kindlist-VERSION.tgz` installs and starts the file. Packages with programs of their own, such as
 * PostgreSQL, come from the registry.
 */
async function pack(target: string): Promise<string> {
  rmSync(FOLDER, { recursive: true, force: true });
  await copyBuilt(FOLDER);
  mkdirSync(join(FOLDER, 'bin'));
  cpSync('scripts/packaged-start.mjs', join(FOLDER, 'bin/kindlist.mjs'));
  chmodSync(join(FOLDER, 'bin/kindlist.mjs'), 0o755);
  for (const file of ['README.md', 'LICENSE', 'CHANGELOG.md']) cpSync(file, join(FOLDER, file));
  const { name, version, description, license, homepage, repository, type, dependencies } = packageAt('.');
  const about = {
    ...{ name, version, description, license, homepage, repository, type },
    bin: { kindlist: 'bin/kindlist.mjs' },
    engines: { node: '>=20' },
    dependencies: Object.fromEntries(EXTERNAL.map((each) => [each, packageAt(`node_modules/${each}`).version])),
    optionalDependencies: Object.fromEntries(NODES.map((machine) => [`node-${machine}`, dependencies.node])),
  };
  writeFileSync(join(FOLDER, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
  mkdirSync(target, { recursive: true });
  await run('npm', ['pack', `./${FOLDER}`, '--pack-destination', target, '--loglevel=error']);
  return join(target, `${name}-${version}.tgz`);
}

function packageAt(folder: string) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

const file = await pack(resolve(process.argv[2] ?? 'dist'));
console.log(`Packed: ${file}. To start it: npx ${file}`);
