import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Lock {
  packages: Record<string, { hasInstallScript?: boolean }>;
}

test('of every package that wants to run a script when it is installed, on any machine, it is decided whether it may', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8'));

  const withScript = Object.entries(packages).filter(([path, { hasInstallScript }]) => path && hasInstallScript);
  const names = withScript.map(([path]) => path.replace(/^.*node_modules\//, ''));

  expect(Object.keys(allowScripts).toSorted()).toEqual([...new Set(names)].toSorted());
});
