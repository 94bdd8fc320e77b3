import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const PACKED = '?packed';

/**
 * `import address from 'package/file?packed'`: the file is served packed, for a script that unpacks it. So it is there once, where others
 * are there as they are and in two kinds of compression.
 */
export function packedFiles(): Plugin {
  const { resolve } = createRequire(import.meta.url);
  let isBuild = false;
  return {
    name: 'kindlist:packed-files',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id.endsWith(PACKED) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith('\0') || !id.endsWith(PACKED)) return null;
      const name = id.slice(1, -PACKED.length);
      const source = gzipSync(readFileSync(resolve(name)), { level: 9 });
      if (!isBuild) return `export default "data:application/octet-stream;base64,${source.toString('base64')}"`;
      const file = this.emitFile({ type: 'asset', name: `${basename(name)}.bin`, source });
      return `export default import.meta.ROLLUP_FILE_URL_${file}`;
    },
  };
}
