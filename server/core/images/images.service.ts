import { createHash } from 'node:crypto';
import { t } from '@lingui/core/macro';
import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { keptAnswer, once, type RepeatableCall } from '../../base/database/once.ts';
import { newSecret } from '../../base/database/secret-token.ts';
import { NotFound } from '../../base/errors/errors.ts';
import { parse } from '../../base/errors/parse.ts';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import { User } from '../users/user.entity.ts';
import { assertMayWrite } from '../users/user.policy.ts';
import { copyImages } from './copy-images.ts';
import { FileTooLarge, InvalidFileType, StoreAway, UploadNotSigned } from './errors.ts';
import { Image } from './image.entity.ts';
import { type ImageFolder, imageFolder, imageType, MAX_IMAGE_BYTES } from './image.rules.ts';
import { imagePath, keyIn, middleKeyOf, originalKey, thumbnailKeyOf } from './image-address.ts';
import type { ImageStore } from './image-store.ts';
import { releaseImages, removeReleased } from './released-images.ts';
import type { TicketFields, UploadTickets } from './upload-tickets.ts';

export interface UploadedFile {
  content: Buffer;
  filename: string;
  /** The sender's word; the content tells the real one. */
  contentType: string;
}

const UNUSED_UPLOAD_LIFETIME_MS = 24 * 60 * 60 * 1000;

const planned = z.object({
  filename: z
    .string()
    .trim()
    .min(1, { error: () => t`Upload failed` }),
  folder: imageFolder.default('items'),
});

interface Place {
  folder: ImageFolder;
  secret: string;
  contentType?: string;
}

interface SignedUpload {
  path: string;
  fields: TicketFields;
}

export class ImagesService {
  constructor(
    private readonly em: EntityManager,
    private readonly store: ImageStore,
    private readonly tickets: UploadTickets,
    private readonly rateLimits: RateLimits,
    private readonly publicUrl: string,
    private readonly settings: { requireEmailVerification: boolean; siteUrl: string },
  ) {}

  /**
   * The upload waits a day to be shown, see `claim`. The caller has checked whether the uploader may show it
   * there. A repeated `key` keeps one.
   */
  async keep(uploader: User, file: UploadedFile, folder: ImageFolder, key?: string | null): Promise<Image> {
    this.assertMayUpload(uploader, folder);
    await this.rateLimits.consume('upload', [uploader.id]);
    const call = { about: `upload ${uploader.id}`, key, sent: { folder, file: hashOfFile(file) } };
    return this.keepUnder(uploader, file, { folder, secret: newSecret() }, call);
  }

  /** Anyone who has them uploads one picture of this type, once, without being signed in. */
  async signUpload(uploader: User, sent: { filename?: string; contentType?: string; folder?: string }) {
    const { filename, folder } = parse(planned, { ...sent, filename: sent.filename ?? '' });
    const type = imageType.safeParse(sent.contentType);
    if (!type.success) throw new InvalidFileType(sent.contentType ?? '');
    this.assertMayUpload(uploader, folder);
    await this.rateLimits.consume('upload', [uploader.id]);
    const key = originalKey(folder, newSecret(), type.data);
    const about = { key, contentType: type.data, filename, uploaderId: uploader.id };
    return { path: imagePath(key), fields: this.tickets.sign(about) } satisfies SignedUpload;
  }

  async keepSigned(
    fields: Partial<Record<string, string>>,
    file: UploadedFile,
    idempotencyKey?: string | null,
  ): Promise<Image> {
    const { key, contentType, filename, uploaderId } = this.tickets.read(fields);
    const uploader = await this.em.findOne(User, uploaderId);
    const call = { about: `signedUpload ${key}`, key: idempotencyKey, sent: hashOfFile(file) };
    const isRepeated = (await keptAnswer(this.em, call)) !== null;
    const isUsed = !isRepeated && (await this.em.count(Image, { originalKey: key })) > 0;
    if (!uploader || isUsed) throw new UploadNotSigned();
    const [folder = '', secret = ''] = key.replace(/\.\w+$/, '').split('/');
    const place = { folder: parse(imageFolder, folder), secret, contentType };
    return this.keepUnder(uploader, { ...file, filename }, place, call);
  }

  /** Copies of pictures for something else to show, under the ids of the pictures; each counts as an upload, and beyond their limit none is made. */
  async copy(uploader: User, ids: readonly string[]): Promise<Map<string, string>> {
    const most = await this.rateLimits.consumeUpTo('upload', uploader.id, ids.length);
    return copyImages(this.em.fork(), this.store, uploader.id, ids.slice(0, most));
  }

  async claim(em: EntityManager, { id }: Image): Promise<Image> {
    const image = await em.findOne(Image, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!image) throw new StoreAway(); // it waited too long, so uploading it again will do
    image.keptUntil = null;
    return image;
  }

  async findUpload(uploader: User, address: string): Promise<Image | null> {
    const key = keyIn(this.ownAddresses, address);
    return key ? this.em.findOne(Image, { originalKey: key, uploader, keptUntil: { $gt: new Date() } }) : null;
  }

  /** Mostly they are the same: answers name pictures by the second. */
  private get ownAddresses(): string[] {
    return [this.publicUrl, this.settings.siteUrl];
  }

  isAddressOf(image: Pick<Image, 'originalKey'>, address: string | null | undefined): boolean {
    return address != null && keyIn(this.ownAddresses, address) === image.originalKey;
  }

  /** `removeReleased` takes the files away, after the transaction. */
  async release(em: EntityManager, image: { id: string } | null | undefined): Promise<void> {
    if (image) await releaseImages(em, 'image', image.id);
  }

  /** The hourly job repeats a removal that fails here. */
  async removeReleased(): Promise<void> {
    await removeReleased(this.em.fork(), this.store).catch(() => {});
  }

  async status() {
    return {
      available: await this.store.isAvailable(),
      storage: this.store.kind,
      maxSize: MAX_IMAGE_BYTES,
      allowedTypes: imageType.options,
    };
  }

  private assertMayUpload(uploader: User, folder: ImageFolder): void {
    if (folder !== 'avatars') assertMayWrite(uploader, this.settings);
  }

  /** The row is there before the files, so that no file is ever forgotten. */
  private async keepUnder(
    uploader: User,
    { content, filename, contentType }: UploadedFile,
    { folder, secret, contentType: demandedType }: Place,
    call: RepeatableCall,
  ): Promise<Image> {
    if (content.length > MAX_IMAGE_BYTES) throw new FileTooLarge(content.length);
    const { resizeImage } = await import('./resize-image.ts'); // what draws is large
    const made = await resizeImage({ content, contentType }, folder, uploader.id);
    if (demandedType && made.contentType !== demandedType) throw new InvalidFileType(made.contentType);

    const key = originalKey(folder, secret, made.contentType);
    const em = this.em.fork();
    const recording = em.transactional((inside) =>
      once(inside, call, async () => {
        const row = inside.create(Image, {
          originalKey: key,
          thumbnailKey: thumbnailKeyOf(key),
          filename: shownName(filename),
          contentType: made.contentType,
          size: made.original.length,
          width: made.width,
          height: made.height,
          keptUntil: new Date(Date.now() + UNUSED_UPLOAD_LIFETIME_MS),
          uploader: inside.getReference(User, uploader.id),
        });
        await inside.flush();
        return row.id;
      }),
    );
    const id = await recording.catch((problem) => {
      throw problem instanceof UniqueConstraintViolationException ? new UploadNotSigned() : problem;
    });
    const image = await em.findOne(Image, id);
    if (!image) throw new NotFound('Resource'); // removed since the first answer to this key
    try {
      await Promise.all([
        // of a repeated call again: the first may have come no further than the row
        this.store.put(image.originalKey, made.original, made.contentType),
        this.store.put(image.thumbnailKey, made.thumbnail, 'image/webp'),
        made.middle && this.store.put(middleKeyOf(image.originalKey), made.middle, 'image/webp'),
      ]);
    } catch {
      await em.nativeUpdate(Image, image.id, { keptUntil: new Date() });
      throw new StoreAway();
    }
    return image;
  }
}

export function hashOfFile({ content }: UploadedFile): string {
  return createHash('sha256').update(content).digest('base64url');
}

/** Only ever shown as text. */
function shownName(filename: string): string {
  const name = filename.split(/[\\/]/).at(-1) ?? '';
  return name.replace(/[\p{Cc}<>]/gu, '').slice(0, 255) || 'picture';
}
