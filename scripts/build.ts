import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildExtension, EXTENSION_FOLDER } from './build-extension.ts';
import { run } from './run.ts';

/** Made again only when its sources have changed. */
interface Artifact {
  name: string;
  sources: string[];
  isSource?: (file: string) => boolean;
  outputs(): string[];
  make(): Promise<void>;
}

const PACKAGES = ['package.json', 'package-lock.json'];

const CODEGEN = [
  'scripts/browser-documents.ts',
  'scripts/operation-files.ts',
  'scripts/documents/apollo-hooks.codegen.ts',
  'scripts/documents/flat-documents.ts',
  'scripts/documents/trusted-documents.codegen.ts',
  'scripts/codegen.ts',
  'server/base/paging/page-sizes.rules.ts',
];

const documents: Artifact = {
  name: 'documents',
  sources: ['package-lock.json', 'codegen.yml', ...CODEGEN, 'schema.graphql', 'web'],
  isSource: (file) => file.endsWith('.graphql'),
  outputs: () => [
    'web/schema-types.generated.ts',
    'web/trusted-documents.generated.ts',
    ...filesIn('web')
      .filter((file) => file.endsWith('.graphql'))
      .map((file) => file.replace(/graphql$/, 'generated.ts')),
  ],
  make: () => run('node', ['scripts/codegen.ts']),
};

const commands: Artifact = {
  name: 'commands',
  sources: [...PACKAGES, 'tsconfig.json', 'scripts/languages', 'server'],
  outputs: () => ['dist/commands/run.js'],
  make: () => viteBuild('server', '--mode', 'commands'),
};

const product: Artifact = {
  name: 'product',
  sources: [
    ...PACKAGES,
    'tsconfig.json',
    'codegen.yml',
    ...CODEGEN,
    'schema.graphql',
    'scripts/languages',
    'server',
    'web',
  ],
  outputs: () => ['dist/server/main.js', 'dist/web/index.html'],
  make: async () => {
    await told('Writing the types of operations', ensure(documents)); // for both: the server draws some of the pages, too
    await Promise.all([told('Bundling the server', viteBuild('server')), told('Bundling the app', viteBuild('web'))]);
  },
};

const extension: Artifact = {
  name: 'extension',
  sources: [
    ...PACKAGES,
    'scripts/languages',
    'scripts/build-extension.ts',
    'scripts/extension-files.plugin.ts',
    'server',
    'web',
  ],
  outputs: () => [`${EXTENSION_FOLDER}/chrome/manifest.json`],
  make: async () => void (await buildExtension()),
};

export const ensureExtension = () => ensure(extension);

export const ensureDocuments = () => ensure(documents);

export const ensureCommands = () => ensure(commands);

export async function ensureBuilt(): Promise<void> {
  await ensure(product);
}

async function ensure(artifact: Artifact): Promise<void> {
  if (isMade(artifact)) return;
  const sources = fingerprint(artifact); // before it is made: what is edited meanwhile is not in it
  mkdirSync('dist', { recursive: true });
  rmSync(stampOf(artifact), { force: true });
  await artifact.make();
  writeFileSync(stampOf(artifact), sources);
}

function isMade(artifact: Artifact): boolean {
  const stamp = stampOf(artifact);
  return [stamp, ...artifact.outputs()].every(existsSync) && readFileSync(stamp, 'utf8') === fingerprint(artifact);
}

function fingerprint({ sources, isSource = () => true }: Artifact): string {
  const hash = createHash('sha256');
  const files = sources.flatMap((source) =>
    statSync(source).isDirectory() ? filesIn(source).filter(isSource) : [source],
  );
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.generated.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function stampOf({ name }: Artifact): string {
  return `dist/${name}.built-from`;
}

async function told(name: string, work: Promise<void>): Promise<void> {
  const began = performance.now();
  console.log(`${name}…`);
  await work;
  console.log(`${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

function viteBuild(side: string, ...options: string[]): Promise<void> {
  // A test builds the same product as a person does.
  return run('vite', ['build', '--config', `${side}/vite.config.ts`, ...options], { NODE_ENV: 'production' });
}

if (import.meta.main) {
  for (const artifact of [product, documents, commands]) rmSync(stampOf(artifact), { force: true });
  await Promise.all([ensure(product), ensure(commands)]);
}
