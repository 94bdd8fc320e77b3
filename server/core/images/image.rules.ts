import { t } from '@lingui/core/macro';
import { z } from 'zod';

export const MAX_IMAGE_MEGABYTES = 10;
export const MAX_IMAGE_BYTES = MAX_IMAGE_MEGABYTES * 1024 * 1024;

export const THUMBNAIL_PIXELS = 400;

/** Longest side: a card on a screen with two pixels to one. */
export const MIDDLE_PIXELS = 800;

/** The largest place has 96, on a screen with three to one. */
export const AVATAR_PIXELS = 288;

export const imageType = z.enum(['image/jpeg', 'image/png', 'image/webp', 'image/gif']);
export type ImageType = z.output<typeof imageType>;

export const imageFolder = z.enum(['items', 'lists', 'avatars', 'branding', 'affiliate']);
export type ImageFolder = z.output<typeof imageFolder>;

export const PICTURE_MARK_BYTES = 12;

export function typeProblem(type: string): string {
  const types = imageType.options.join(', ');
  return type
    ? t`Invalid file type (${type}). Allowed types: ${types}`
    : t`Invalid file type (unknown). Allowed types: ${types}`;
}

export function sizeProblem(bytes: number): string {
  const megabytes = Math.ceil((bytes / 1024 / 1024) * 10) / 10; // rounded up: 10 MB and a byte is no 10 MB
  return t`File too large (${megabytes} MB). Maximum size: ${MAX_IMAGE_MEGABYTES}MB`;
}

export function fileProblem({ type, size }: { type: string; size: number }): string | null {
  if (!imageType.safeParse(type).success) return typeProblem(type);
  return size > MAX_IMAGE_BYTES ? sizeProblem(size) : null;
}

/** Any other file never reaches a decoder. */
export function pictureTypeOf(file: Uint8Array): ImageType | null {
  const start = String.fromCharCode(...file.subarray(0, PICTURE_MARK_BYTES));
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (start.startsWith('GIF87a') || start.startsWith('GIF89a')) return 'image/gif';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'image/webp';
  return null;
}
