import { buffer } from 'node:stream/consumers';
import type { EntityManager } from '@mikro-orm/postgresql';
import { newSecret } from '../../base/database/secret-token.ts';
import { User } from '../users/user.entity.ts';
import { StoreAway } from './errors.ts';
import { Image } from './image.entity.ts';
import type { ImageFolder } from './image.rules.ts';
import { type ENDINGS, middleKeyOf, originalKey, thumbnailKeyOf } from './image-address.ts';
import type { ImageStore } from './image-store.ts';

/** How many pictures are copied at a time: each may be some megabytes large. */
const AT_ONCE = 4;

/** A copy that nothing shows by then is removed. */
const UNUSED_COPY_LIFETIME_MS = 24 * 60 * 60 * 1000;

/**
 * Copies pictures with their files: a picture is removed with the one thing that shows it, so that two never share one. Gives each copy under the
 * id of its picture; one whose files are gone has none. Until something shows a copy, it is kept as an upload is.
 */
export async function copyImages(
  em: EntityManager,
  store: ImageStore,
  uploaderId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const pictures = await em.find(Image, { id: [...ids] });
  const copies = pictures.map((picture) => ({ picture, copy: copyOf(em, picture, uploaderId) }));
  await em.flush(); // the rows are there before the files, so that no file is ever forgotten
  const made = new Map<string, string>();
  const waiting = copies.values();
  const work = async () => {
    for (const { picture, copy } of waiting) if (await copyFiles(store, picture, copy)) made.set(picture.id, copy.id);
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } catch {
    await em.nativeUpdate(Image, { id: copies.map(({ copy }) => copy.id) }, { keptUntil: new Date() });
    throw new StoreAway();
  }
  return made;
}

function copyOf(em: EntityManager, picture: Image, uploaderId: string): Image {
  const folder = picture.originalKey.split('/')[0] as ImageFolder;
  const key = originalKey(folder, newSecret(), picture.contentType as keyof typeof ENDINGS);
  const { filename, contentType, size, width, height } = picture;
  return em.create(Image, {
    ...{ originalKey: key, thumbnailKey: thumbnailKeyOf(key), filename, contentType, size, width, height },
    keptUntil: new Date(Date.now() + UNUSED_COPY_LIFETIME_MS),
    uploader: em.getReference(User, uploaderId),
  });
}

/** Smaller pictures have no copy of middle size. */
async function copyFiles(store: ImageStore, from: Image, to: Image): Promise<boolean> {
  const copy = async (fromKey: string, toKey: string, type: string) => {
    const file = await store.get(fromKey);
    if (file) await store.put(toKey, await buffer(file.content), type);
    return file !== null;
  };
  const isThere = await copy(from.originalKey, to.originalKey, from.contentType);
  if (!isThere || !(await copy(from.thumbnailKey, to.thumbnailKey, 'image/webp'))) return false;
  await copy(middleKeyOf(from.originalKey), middleKeyOf(to.originalKey), 'image/webp');
  return true;
}
