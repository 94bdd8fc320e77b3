import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Zippable, zipSync } from 'fflate';
import { manifestFor, type Target } from '../web/extension/manifest.ts';
import { run } from './run.ts';

export const EXTENSION_FOLDER = 'dist/extension';
const TARGETS: readonly Target[] = ['chrome', 'firefox'];

/**
 * A folder to try it from and a zip file to publish, for each browser. `site` is the address that its settings
 * suggest. The same sources give the same bytes.
 */
export async function buildExtension(site = '', folder = EXTENSION_FOLDER): Promise<string[]> {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  rmSync(folder, { recursive: true, force: true });
  await run(
    'vite',
    ['build', '--config', 'web/extension/vite.config.ts', '--logLevel', 'warn', '--outDir', resolve(folder, 'files')],
    {
      NODE_ENV: 'production',
      EXTENSION_SITE: site,
    },
  );
  return TARGETS.map((target) => pack(target, { version, folder }));
}

function pack(target: Target, { version, folder }: { version: string; folder: string }): string {
  const built = join(folder, 'files');
  const files: [string, Buffer][] = globSync('**/*', { cwd: built })
    .filter((file) => statSync(join(built, file)).isFile())
    .map((file) => [file.replaceAll('\\', '/'), readFileSync(join(built, file))]);
  files.push(['manifest.json', Buffer.from(`${JSON.stringify(manifestFor(target, version), null, 2)}\n`)]);
  files.sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [file, content] of files) {
    const place = join(folder, target, file);
    mkdirSync(join(place, '..'), { recursive: true });
    writeFileSync(place, content);
  }
  const mtime = new Date(1980, 0, 1); // the first day that zip files know, in the time of this machine, as they write it
  const zip: Zippable = Object.fromEntries(files.map(([file, content]) => [file, [content, { mtime }]]));
  const packed = join(folder, `kindlist-${target}-${version}.zip`);
  writeFileSync(packed, zipSync(zip, { level: 9 }));
  return packed;
}

if (import.meta.main) {
  const [site] = process.argv.slice(2);
  for (const file of await buildExtension(site)) console.log(`Packed: ${file}`);
}
