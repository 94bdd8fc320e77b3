import type { Plugin } from 'vite';

const ICON = /\/lucide-react\/dist\/esm\/icons\//;
const KEY = /key: "[a-z0-9]+"/g;

/** The lines' own keys are random letters, which no compression makes smaller. */
export function iconKeys(): Plugin {
  return {
    name: 'kindlist:icon-keys',
    apply: 'build',
    transform(code, id) {
      if (!ICON.test(id)) return null;
      let count = 0;
      return { code: code.replace(KEY, () => `key: ${count++}`), map: null };
    },
  };
}
