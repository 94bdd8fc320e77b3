import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';

/** Their code says item. The README's words say where a gift is one. */
const WITHOUT_GIFTS = ['server/{base,core,money,keys,people}/**/*.ts'];

/** Its keys are the calls of the API. */
const CALLS = ['server/core/access/actions.rules.ts', 'server/core/access/guest-actions.rules.ts'];

/** Values of the API that are named so are texts. */
export function giftsNamedIn(file: string, code: string): string[] {
  const found = new Set<string>();
  new Visitor({
    Identifier: ({ name }) => {
      if (/gift/i.test(name) && !/^[A-Z_]+$/.test(name)) found.add(`${file} names ${name}`);
    },
  }).visit(parseSync(file, code).program);
  return [...found];
}

if (import.meta.main) {
  const problems = globSync(WITHOUT_GIFTS, { exclude: CALLS }).flatMap((file) =>
    giftsNamedIn(file, readFileSync(file, 'utf8')),
  );
  if (problems.length > 0) {
    console.error(`Here it is an item:\n${problems.join('\n')}`);
    process.exitCode = 1;
  }
}
