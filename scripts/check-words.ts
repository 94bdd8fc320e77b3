import { globSync, readFileSync } from 'node:fs';
import { Visitor } from 'vite';
import { alone } from './run.ts';
import { parsed } from './sources/parsed.ts';

/** Their code says item. The README's words say where a gift is one. */
const WITHOUT_GIFTS = ['server/{base,core,money,keys,people}/**/*.ts'];

/** Its keys are the calls of the API. */
const CALLS = ['server/core/access/actions.rules.ts', 'server/core/access/guest-actions.rules.ts'];

/** Values of the API that are named so are texts. */
export function giftsNamedIn(file: string, code: string): string[] {
  if (!/gift/i.test(code)) return [];
  const found = new Set<string>();
  new Visitor({
    Identifier: ({ name }) => {
      if (/gift/i.test(name) && !/^[A-Z_]+$/.test(name)) found.add(`${file} names ${name}`);
    },
  }).visit(parsed(file, code).program);
  return [...found];
}

export function checkWords(): void {
  const problems = globSync(WITHOUT_GIFTS, { exclude: CALLS }).flatMap((file) =>
    giftsNamedIn(file, readFileSync(file, 'utf8')),
  );
  if (problems.length > 0) throw new Error(`Here it is an item:\n${problems.join('\n')}`);
}

if (import.meta.main) await alone(checkWords);
