import type { ImageFolder } from './image.rules.ts';

const FOLDER = '/images/';

/** A folder, a secret, `-s` for a thumbnail or `-m` for a copy of middle size. */
const KEY = /^(items|lists|avatars|branding|affiliate)\/[\w-]{32}(-[sm])?\.(jpg|png|webp|gif)$/;

const TYPES = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp', gif: 'image/gif' } as const;
export const ENDINGS = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp', 'image/gif': 'gif' } as const;

export function originalKey(folder: ImageFolder, secret: string, type: keyof typeof ENDINGS): string {
  return `${folder}/${secret}.${ENDINGS[type]}`;
}

/** WebP is the smallest. */
export function thumbnailKeyOf(original: string): string {
  return original.replace(/\.\w+$/, '-s.webp');
}

/** Only larger pictures have one. */
export function middleKeyOf(original: string): string {
  return original.replace(/\.\w+$/, '-m.webp');
}

export function originalKeysOf(key: string): string[] {
  const [, path] = /^(.*)-m\.webp$/.exec(key) ?? [];
  return path ? Object.keys(TYPES).map((ending) => `${path}.${ending}`) : [];
}

export function contentTypeOf(key: string): string | null {
  const ending = KEY.exec(key)?.[3];
  return ending ? TYPES[ending as keyof typeof TYPES] : null;
}

/** The path is the same under every address of this site. */
export function imagePath(key: string): string {
  return FOLDER + key;
}

/** `address` may be a path, or a key as it is; null for anything else. */
export function keyIn(siteUrls: readonly string[], address: string): string | null {
  const siteUrl = siteUrls.find((url) => address.startsWith(`${url}/`)) ?? '';
  const path = address.slice(siteUrl.length);
  const key = path.startsWith(FOLDER) ? path.slice(FOLDER.length) : path;
  return contentTypeOf(key) ? key : null;
}
