import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ESTree, Visitor } from 'vite';
import { alone } from './run.ts';
import { circlesIn } from './sources/circles.ts';
import { type Import, importsIn, importsOf, sourceFiles } from './sources/imports.ts';
import { parsed } from './sources/parsed.ts';
import { MOST_FILES, MOST_LINES, WINGS, type Wings } from './wings.ts';

const EXPORTERS = ['{bench,scripts,server,web}/**/*.{ts,tsx}'];
const TAKERS = ['{bench,scripts,server,tests,web}/**/*.{ts,tsx}'];
const LEFT_OUT = ['**/*.generated.ts', '**/*.d.ts', 'server/migrations/**'];

/** Tools find these by the name of their file; the macros of texts put the last two into files. */
const READ_BY_TOOLS = /(?:\.config|\.codegen)\.ts$|\/(?:english-macros|Trans)\.tsx?$/;

export function importProblems(side: string, files: string[], imports: Import[], wings: Wings): string[] {
  const { assembly, types } = wings;
  const order = Object.keys(wings.wings);
  const problems = new Set<string>();
  const known = files.map(partOf).filter((part) => order.includes(part) || assembly.includes(part));
  for (const part of new Set(files.map(partOf)))
    if (!known.includes(part)) problems.add(`${side}/${part} is in no wing`);
  for (const part of [...order, ...assembly]) if (!known.includes(part)) problems.add(`${side}/${part} is not there`);

  for (const { from, to, isType } of imports) {
    const [wing, target] = [partOf(from), partOf(to)];
    if (assembly.includes(wing) || wing === target || (isType && types.includes(target))) continue;
    if (order.indexOf(target) === -1 || order.indexOf(target) > order.indexOf(wing))
      problems.add(`${side}/${from} imports ${side}/${to}, and ${wing} may not import ${target}`);
  }

  // Two entities name each other through a function, so neither waits for the other.
  const links = imports.filter(({ from, to }) => !(isEntity(from) && isEntity(to)));
  for (const circle of circlesIn(links)) problems.add(`a circle of files in ${side}: ${circle.join(', ')}`);
  const folders = links
    .filter(({ from, to }) => partOf(from) === partOf(to) && order.includes(partOf(from)))
    .map(({ from, to }) => ({ from: dirname(from), to: dirname(to) }));
  for (const circle of circlesIn(folders)) problems.add(`a circle of folders in ${side}: ${circle.join(', ')}`);
  return [...problems];
}

/** Migrations are looked at by their dates. */
export function crowdedFolders(side: string, most = MOST_FILES): string[] {
  const counts = new Map<string, number>();
  for (const entry of readdirSync(side, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('.generated.ts') || entry.parentPath.endsWith('migrations')) continue;
    counts.set(entry.parentPath, (counts.get(entry.parentPath) ?? 0) + 1);
  }
  const crowded = [...counts].filter(([, count]) => count > most);
  return crowded.map(([folder, count]) => `${folder} holds ${count} files, at most ${most} are easily looked over`);
}

export function longFiles(side: string, most = MOST_LINES): string[] {
  const lengths = sourceFiles(side).map((file) => {
    const path = join(side, file);
    return { path, lines: readFileSync(path, 'utf8').trimEnd().split('\n').length };
  });
  const long = lengths.filter(({ lines }) => lines > most);
  return long.map(({ path, lines }) => `${path} has ${lines} lines, at most ${most} are easily read`);
}

/** A statement stands in a file named for what it gives. */
function servicesWithSql(): string[] {
  const services = globSync('server/**/*.service.ts').filter((file) =>
    /\bstatement[<(]|\.execute\(/.test(readFileSync(file, 'utf8')),
  );
  return services.map((file) => `${file} holds SQL, which belongs into a file beside it`);
}

/** Node runs scripts as they are written, and the macros of texts are taken out by bundlers alone. */
export function scriptsWithTexts(scripts: string[]): string[] {
  const holdsTexts = (file: string) => /from '@lingui\/\w+\/macro'/.test(readFileSync(file, 'utf8'));
  return scripts.flatMap((script) => {
    const reached = new Set([script]);
    for (const file of reached)
      for (const { to, isType } of importsOf(file)) if (!isType && /\.m?ts$/.test(to)) reached.add(to);
    const texts = [...reached].filter(holdsTexts);
    return texts.map((file) => `${script} cannot be started: it reaches ${file}, which holds texts`);
  });
}

interface Module {
  file: string;
  /** Without decorated classes, which the schema and the database know by their decorators. */
  exported: string[];
  /** A name in a file, as `path name`; `path *` for all of a file. */
  taken: string[];
}

/** Exported, and taken by no other file. */
export function unusedExports(modules: Module[]): string[] {
  const taken = new Set(modules.flatMap((module) => module.taken));
  return modules.flatMap(({ file, exported }) =>
    taken.has(`${file} *`)
      ? []
      : exported.filter((name) => !taken.has(`${file} ${name}`)).map((name) => `${file} ${name}`),
  );
}

export function moduleOf(file: string, code: string): Module {
  const result = parsed(file, code);
  const { module } = result;
  const taken: string[] = [];
  const take = (from: string, name: string | null | undefined) => {
    const rules = /^#rules\/(.+)$/.exec(from)?.[1];
    if (rules) taken.push(`server/${rules}.rules.ts ${name ?? '*'}`);
    else if (from.startsWith('.')) taken.push(`${join(dirname(file), from)} ${name ?? '*'}`);
  };
  for (const { moduleRequest, entries } of module.staticImports)
    for (const { importName } of entries)
      take(moduleRequest.value, importName.kind === 'Default' ? 'default' : importName.name);
  const exported: string[] = [];
  const isDecorated = (name: string | null) =>
    result.program.body.some(
      (statement) =>
        statement.type === 'ExportNamedDeclaration' &&
        statement.declaration?.type === 'ClassDeclaration' &&
        statement.declaration.decorators.length > 0 &&
        statement.declaration.id?.name === name,
    );
  for (const { moduleRequest, importName, exportName } of module.staticExports.flatMap(({ entries }) => entries)) {
    if (moduleRequest) take(moduleRequest.value, importName.name);
    else if (!isDecorated(exportName.name)) exported.push(exportName.name ?? 'default');
  }
  const takeAll = (source: ESTree.Node) => {
    if (source.type === 'Literal' && typeof source.value === 'string') take(source.value, null);
  };
  if (/\bimport\s*\(/.test(code))
    new Visitor({
      ImportExpression: ({ source }) => takeAll(source),
      TSImportType: ({ source }) => takeAll(source),
    }).visit(result.program);
  return { file, exported, taken };
}

function exportProblems(): string[] {
  const exporters = new Set(globSync(EXPORTERS, { exclude: LEFT_OUT }).filter((file) => !READ_BY_TOOLS.test(file)));
  const modules = globSync(TAKERS).map((file) => {
    const module = moduleOf(file, readFileSync(file, 'utf8'));
    return exporters.has(file) ? module : { ...module, exported: [] };
  });
  return unusedExports(modules).map((unused) => `${unused} is exported, though no other file takes it`);
}

function partOf(path: string): string {
  return path.split('/')[0] ?? path;
}

function isEntity(path: string): boolean {
  return path.endsWith('.entity.ts');
}

export function checkImports(): void {
  const problems = Object.entries(WINGS).flatMap(([side, wings]) =>
    importProblems(side, sourceFiles(side), importsIn(side), wings),
  );
  problems.push(
    ...['server', 'web', 'tests', 'bench', 'scripts'].flatMap((side) => crowdedFolders(join(side))),
    ...['server', 'web', 'bench', 'scripts'].flatMap((side) => longFiles(side)),
    ...servicesWithSql(),
    ...scriptsWithTexts(globSync('scripts/*.{ts,mjs}')),
    ...exportProblems(),
  );
  if (problems.length > 0) throw new Error(`${problems.join('\n')}\nThe wings stand in scripts/wings.ts.`);
}

if (import.meta.main) await alone(checkImports);
