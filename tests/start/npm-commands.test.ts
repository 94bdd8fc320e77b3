import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync(resolve('package.json'), 'utf8')) as { scripts: Record<string, string> };

test.for(Object.entries(scripts))('npm run %s installs what is missing first', ([, command]) => {
  expect(command).toMatch(/^node scripts\/ensure-install\.mjs && /);
});
