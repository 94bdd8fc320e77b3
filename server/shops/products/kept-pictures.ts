import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import type { Image } from '../../core/images/image.entity.ts';
import type { ImagesService } from '../../core/images/images.service.ts';
import type { User } from '../../core/users/user.entity.ts';
import type { PageFetcher } from './page-fetcher.ts';
import type { ProductPages } from './product-pages.ts';

/** The item is waiting for it. */
const LONGEST_FETCH_MS = 5_000;

interface Means {
  pages: ProductPages;
  fetcher: PageFetcher;
  images: ImagesService;
  rateLimits: RateLimits;
}

/** A copy of a shop's picture, drawn anew like everything that is uploaded; null when there can be none. */
export async function keepPicture(
  viewer: User,
  address: string | null,
  { pages, fetcher, images, rateLimits }: Means,
): Promise<Image | null> {
  if (!address || (await images.findUpload(viewer, address))) return null;
  try {
    await rateLimits.consume('picture', [viewer.id]); // nobody has us ask other sites for thousands
    const { bytes, contentType, url } = await pages.inTurn(viewer.id, () => {
      const signal = AbortSignal.timeout(LONGEST_FETCH_MS);
      return fetcher.fetch(address, { wanted: 'picture', languages: null, signal });
    });
    const filename = new URL(url).pathname.split('/').at(-1) ?? '';
    return await images.keep(viewer, { content: Buffer.from(bytes.buffer), filename, contentType }, 'items');
  } catch {
    return null; // the item shows the shop's own
  }
}
