import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupStore } from './backup-store.ts';

const DRAFT = '.part';

/** Other programs call theirs `.part`, too. */
const OWN_DRAFT = /^kindlist-.*\.tar\.gz\.\d+\.part$/;

/** No backup takes as long: the process that wrote it has died. */
const ABANDONED_MS = 2 * 86_400_000;

/** Written aside and renamed, so that a file of this name is a whole backup. */
export function diskBackupStore(folder: string): BackupStore {
  return {
    kind: 'disk',
    write: async (name, fill) => {
      const file = join(folder, name);
      if (existsSync(file)) throw new Error(`${file} is there already.`);
      await mkdir(folder, { recursive: true });
      const draft = `${file}.${process.pid}${DRAFT}`;
      try {
        const result = await fill(createWriteStream(draft, { mode: 0o600, flush: true }));
        await rename(draft, file);
        return result;
      } catch (problem) {
        await rm(draft, { force: true });
        throw problem;
      }
    },
    read: async (name) => createReadStream(join(folder, name)),
    list: async () => {
      const names = await readdir(folder);
      const files = (await Promise.all(names.map((name) => fileIn(folder, name)))).filter((file) => file !== null);
      const isDraft = ({ name }: { name: string }) => name.endsWith(DRAFT);
      for (const file of files) {
        if (OWN_DRAFT.test(file.name) && Date.now() - file.changedMs > ABANDONED_MS)
          await rm(join(folder, file.name), { force: true });
      }
      return files.filter((file) => file.isFile && !isDraft(file)).map(({ name, bytes }) => ({ name, bytes }));
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

async function fileIn(folder: string, name: string) {
  try {
    const found = await stat(join(folder, name));
    return { name, bytes: found.size, changedMs: found.mtimeMs, isFile: found.isFile() };
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw problem;
  }
}
