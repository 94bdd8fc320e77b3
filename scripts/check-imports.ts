import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { circlesIn } from './circles.ts';
import { type Import, importsIn, sourceFiles } from './imports.ts';
import { MOST_FILES, MOST_LINES, WINGS, type Wings } from './wings.ts';

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
export function servicesWithSql(): string[] {
  const services = globSync('server/**/*.service.ts').filter((file) =>
    /\bstatement[<(]|\.execute\(/.test(readFileSync(file, 'utf8')),
  );
  return services.map((file) => `${file} holds SQL, which belongs into a file beside it`);
}

function partOf(path: string): string {
  return path.split('/')[0] ?? path;
}

function isEntity(path: string): boolean {
  return path.endsWith('.entity.ts');
}

if (import.meta.main) {
  const problems = Object.entries(WINGS).flatMap(([side, wings]) =>
    importProblems(side, sourceFiles(side), importsIn(side), wings),
  );
  problems.push(
    ...['server', 'web', 'tests', 'bench', 'scripts'].flatMap((side) => crowdedFolders(join(side))),
    ...['server', 'web', 'bench', 'scripts'].flatMap((side) => longFiles(side)),
    ...servicesWithSql(),
  );
  if (problems.length > 0) {
    console.error(`${problems.join('\n')}\nThe wings stand in scripts/wings.ts.`);
    process.exitCode = 1;
  }
}
