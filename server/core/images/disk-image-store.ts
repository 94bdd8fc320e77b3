import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ImageStore } from './image-store.ts';

/** Written aside and renamed, so that nobody reads half of one. */
export function diskImageStore(folder: string): ImageStore {
  return {
    kind: 'disk',
    put: async (key, content) => {
      const file = join(folder, key);
      await mkdir(dirname(file), { recursive: true });
      const draft = `${file}.${randomUUID()}`;
      try {
        const handle = await open(draft, 'w', 0o640);
        try {
          await handle.writeFile(content);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(draft, file);
      } catch (problem) {
        await rm(draft, { force: true });
        throw problem;
      }
    },
    get: async (key) => {
      try {
        const handle = await open(join(folder, key));
        const { size } = await handle.stat();
        return { content: handle.createReadStream(), size };
      } catch (problem) {
        if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw problem;
      }
    },
    remove: async (keys) => {
      await Promise.all(keys.map((key) => rm(join(folder, key), { force: true })));
    },
    isAvailable: async () => {
      try {
        await mkdir(folder, { recursive: true });
        await access(folder, constants.W_OK);
        return true;
      } catch {
        return false;
      }
    },
  };
}
