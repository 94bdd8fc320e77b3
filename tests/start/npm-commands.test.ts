import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync(resolve('package.json'), 'utf8')) as { scripts: Record<string, string> };

test.for(Object.entries(scripts))('npm run %s installs what is missing first', ([, command]) => {
  expect(command).toMatch(/^node scripts\/ensure-install\.mjs( product)? && /);
});

test('what only tests and checks need is not installed by a start', () => {
  const { packages } = JSON.parse(readFileSync(resolve('package-lock.json'), 'utf8'));
  const forTests = [
    '@biomejs/biome',
    '@playwright/test',
    'typescript',
    'vitest',
    'jsdom',
    's3rver',
    'recheck',
    'autocannon',
    'unpdf',
  ];

  for (const name of forTests) expect(packages[`node_modules/${name}`].dev, name).toBe(true);
  expect(scripts.start).toContain('ensure-install.mjs product &&');
});
