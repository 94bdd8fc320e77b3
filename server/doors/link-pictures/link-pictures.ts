import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import { dayInWords } from '../../base/languages/day-in-words.ts';
import { speaker } from '../../base/languages/i18n.rules.ts';
import { SOURCE_LANGUAGE } from '../../base/languages/languages.rules.ts';
import { LANGUAGE_PARAMETER } from '../../base/languages/reader-language.rules.ts';
import type { ImageStore } from '../../core/images/image-store.ts';
import type { SharedListPreview } from '../../lists/sharing/shared-list-preview.ts';
import type { LinkPicture } from './draw-link-picture.ts';

const MAX_CACHED_BYTES = 32 * 1024 * 1024;
const MAX_WAITING = 20;

type Drawn = Pick<SharedListPreview, 'listType' | 'name' | 'ownerName' | 'person' | 'eventDate' | 'pictureKeys'>;

export class LinkPictures {
  private readonly cached = new LRUCache<string, Buffer>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  private readonly pending = new Map<string, Promise<Buffer>>();
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly store: ImageStore) {}

  async pictureOf(list: SharedListPreview): Promise<Buffer | null> {
    const version = versionOf(list);
    const cached = this.cached.get(version);
    if (cached) return cached;
    const pending = this.pending.get(version);
    if (pending) return pending;
    if (this.pending.size >= MAX_WAITING) return null;
    const drawing = this.last.then(() => this.draw(list));
    this.last = drawing.catch(() => {}); // the next one is drawn all the same
    this.pending.set(version, drawing);
    try {
      const picture = await drawing;
      this.cached.set(version, picture);
      return picture;
    } finally {
      this.pending.delete(version);
    }
  }

  private async draw(list: SharedListPreview): Promise<Buffer> {
    const gifts = await Promise.all(list.pictureKeys.map((key) => this.read(key)));
    const { drawLinkPicture } = await import('./draw-link-picture.ts'); // what draws is large
    const day = list.eventDate && dayInWords(new Date(list.eventDate));
    return drawLinkPicture({ ...list, day, gifts: gifts.filter((gift) => gift !== null) });
  }

  private async read(key: string): Promise<LinkPicture['gifts'][number] | null> {
    const file = await this.store.get(key);
    return file && buffer(file.content);
  }
}

export function versionOf({ listType, name, ownerName, person, eventDate, pictureKeys }: Drawn): string {
  const { language } = speaker();
  const spoken = language === SOURCE_LANGUAGE ? [] : [language];
  return createHash('sha256')
    .update(
      JSON.stringify([
        listType,
        name,
        ownerName,
        eventDate,
        pictureKeys,
        ...spoken,
        ...(person ? [{ for: person.name }] : []),
      ]),
    )
    .digest('base64url')
    .slice(0, 16);
}

export function linkPicturePath(list: SharedListPreview): string {
  const { language } = speaker();
  const spoken = language === SOURCE_LANGUAGE ? '' : `?${LANGUAGE_PARAMETER}=${language}`;
  return `/link-pictures/${list.shareToken}/${versionOf(list)}.jpg${spoken}`;
}
