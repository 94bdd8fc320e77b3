import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parsed } from './parsed.ts';

export interface Import {
  from: string;
  to: string;
  /** Nothing of it is left when the program runs. */
  isType: boolean;
}

const SOURCE = /(?<!\.generated|\.d)\.tsx?$/;

export function sourceFiles(side: string): string[] {
  return readdirSync(side, { recursive: true, encoding: 'utf8' })
    .filter((path) => SOURCE.test(path) && !path.startsWith('migrations/'))
    .sort();
}

export function importsIn(side: string): Import[] {
  return sourceFiles(side).flatMap((from) => {
    const isHere = ({ to }: Import) => !to.startsWith('..');
    return importsOf(join(side, from))
      .map(({ to, isType }) => ({ from, to: relative(side, to), isType }))
      .filter(isHere);
  });
}

export function importsOf(file: string): Omit<Import, 'from'>[] {
  const text = readFileSync(file, 'utf8');
  const { module, errors } = parsed(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const imports = module.staticImports.map(({ moduleRequest, entries }) => ({
    name: moduleRequest.value,
    isType: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest ? [{ name: moduleRequest.value, isType }] : [])),
  );
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    name: text.slice(start + 1, end - 1),
    isType: false,
  }));
  return [...imports, ...exports, ...dynamic]
    .filter(({ name }) => name.startsWith('.'))
    .map(({ name, isType }) => ({ to: join(dirname(file), name), isType }));
}
