import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.ts';

const STAMP = 'dist/built-from';
const SOURCES = ['server', 'web'];
const SETTINGS = ['package.json', 'package-lock.json', 'tsconfig.json', 'codegen.yml', 'schema.graphql'];

/** Builds the product into dist/, unless it was built from just these sources already. */
export async function ensureBuilt(): Promise<void> {
  const sources = fingerprint();
  if (isBuiltFrom(sources)) return;
  console.log('Building…');
  await build();
  writeFileSync(STAMP, sources);
}

async function build(): Promise<void> {
  mkdirSync('dist', { recursive: true });
  rmSync(STAMP, { force: true });
  await run('graphql-codegen', ['--config', 'codegen.yml']); // for both: the server draws some of the pages, too
  await Promise.all(['server', 'web'].map((side) => run('vite', ['build', '--config', `${side}/vite.config.ts`])));
}

function isBuiltFrom(sources: string): boolean {
  const isThere = ['dist/server/main.js', 'dist/web/index.html', 'web/schema-types.generated.ts', STAMP].every(
    existsSync,
  );
  return isThere && readFileSync(STAMP, 'utf8') === sources;
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of [...SETTINGS, ...SOURCES.flatMap(filesIn)]) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.generated.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

if (import.meta.main) {
  rmSync(STAMP, { force: true });
  await ensureBuilt();
}
