import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin } from 'vite';

const NAME = 'before-paint.js';

/** Makes the script that stands in every page small: the bundler copies it as it was written. */
export function firstScript(): Plugin {
  return {
    name: 'kindlist:first-script',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const path = join(dir, NAME);
      const { code, errors } = minifySync(NAME, readFileSync(path, 'utf8'));
      if (errors.length > 0) throw new Error(`${NAME} cannot be made small: ${errors[0]?.message}`);
      writeFileSync(path, code);
    },
  };
}
