import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

const SOURCES = ['{bench,scripts,server,web}/**/*.{ts,tsx}'];
const USERS = ['{bench,scripts,server,tests,web}/**/*.{ts,tsx}'];
const LEFT_OUT = ['**/*.generated.ts', '**/*.d.ts', 'server/migrations/**'];

/** Tools find these by the name of their file; the macros of texts put the last two into files. */
const READ_BY_TOOLS = /(?:\.config|\.codegen)\.ts$|\/(?:english-macros|Trans)\.tsx?$/;

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
  const { module, program } = parseSync(file, code);
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
  const decorated = program.body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' &&
    statement.declaration?.type === 'ClassDeclaration' &&
    statement.declaration.decorators.length > 0
      ? [statement.declaration.id?.name]
      : [],
  );
  for (const { moduleRequest, importName, exportName } of module.staticExports.flatMap(({ entries }) => entries)) {
    if (moduleRequest) take(moduleRequest.value, importName.name);
    else if (!decorated.includes(exportName.name ?? undefined)) exported.push(exportName.name ?? 'default');
  }
  const takeAll = (source: ESTree.Node) => {
    if (source.type === 'Literal' && typeof source.value === 'string') take(source.value, null);
  };
  new Visitor({
    ImportExpression: ({ source }) => takeAll(source),
    TSImportType: ({ source }) => takeAll(source),
  }).visit(program);
  return { file, exported, taken };
}

if (import.meta.main) {
  const sources = new Set(globSync(SOURCES, { exclude: LEFT_OUT }).filter((file) => !READ_BY_TOOLS.test(file)));
  const modules = globSync(USERS).map((file) => {
    const module = moduleOf(file, readFileSync(file, 'utf8'));
    return sources.has(file) ? module : { ...module, exported: [] };
  });
  const problems = unusedExports(modules);
  if (problems.length > 0) {
    console.error(`Exported, though no other file takes it:\n${problems.join('\n')}`);
    process.exitCode = 1;
  }
}
