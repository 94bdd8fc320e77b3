import type { z } from 'zod';
import { InvalidInput } from '../../base/errors/errors.ts';
import { parse } from '../../base/errors/parse.ts';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import type { ImagesService } from '../../core/images/images.service.ts';
import type { Origin } from '../../core/users/caller.ts';
import type { User } from '../../core/users/user.entity.ts';
import type { Item } from '../../lists/items/item.entity.ts';
import { itemChanges, newItem } from '../../lists/items/item.rules.ts';
import { type SentPrice, withSplitPrice } from '../../lists/items/item-price.ts';
import type { ItemsService } from '../../lists/items/items.service.ts';
import type { ShownItem } from '../../lists/items/shown-item.ts';
import type { ListsService } from '../../lists/lists/lists.service.ts';
import type { ListToAddTo } from './adding.type.ts';
import { ExtractionFailed, NothingFound } from './errors.ts';
import type { ExtractedProduct } from './extraction/extract-product.ts';
import { changesOnPage } from './item-changes-on-page.ts';
import { keepPicture } from './kept-pictures.ts';
import type { PageFetcher } from './page-fetcher.ts';
import {
  MOST_LISTS_TO_ADD_TO,
  noLink,
  openPage,
  productLink,
  SURE_PRICE,
  titleRequired,
  WORTH_ASKING,
} from './product.rules.ts';
import type { ItemCheck, Product } from './product.type.ts';
import type { ProductPages, ReadOptions } from './product-pages.ts';
import type { ReadPage } from './read-page.ts';

/** A price check reads the page as it is now. */
const NOW_ENOUGH_SECONDS = 60;

type NewItemFromLink = SentPrice<Omit<Partial<z.input<typeof newItem>>, 'title'> & { title?: string | null }>;

export class ProductsService {
  constructor(
    private readonly lists: ListsService,
    private readonly items: ItemsService,
    private readonly images: ImagesService,
    private readonly pages: ProductPages,
    private readonly fetcher: PageFetcher,
    private readonly rateLimits: RateLimits,
    private readonly origin: Origin,
  ) {}

  async readLink(viewer: User, sent: { url: string }): Promise<Product> {
    const { url } = parse(productLink, sent);
    return productOf(url, await this.readPage(viewer, url));
  }

  /** The same of a page that the viewer has open, for shops that let no server in. */
  async readOpenPage(viewer: User, sent: { url: string; html: string }): Promise<Product> {
    const { url, html } = parse(openPage, sent);
    await this.rateLimits.consume('scrape', [viewer.id]);
    return productOf(url, await this.pages.readOpened(viewer.id, url, html));
  }

  /** Newest first, by name alone: a key that can only add is told no more. */
  async listsToAddTo(viewer: User): Promise<ListToAddTo[]> {
    const lists = await this.lists.listsOf(viewer);
    return lists.slice(0, MOST_LISTS_TO_ADD_TO).map(({ id, name, listType }) => ({ id, name, listType }));
  }

  /**
   * Adds the product of a link. Given fields count before the page, and with a title given the page is not read. Its
   * picture is kept as our own copy where that can be done.
   */
  async addItem(viewer: User, listId: string, url: string, sent: NewItemFromLink, key?: string | null): Promise<Item> {
    const input = withSplitPrice(sent);
    const link = parse(productLink, { url }).url;
    await this.lists.getChangeableList(viewer, listId, 'adding');
    const isNamed = Boolean(input.title?.trim());
    const found = isNamed ? null : await this.readNamed(viewer, link);
    const title = found?.title?.value ?? input.title;
    if (!title?.trim()) throw new InvalidInput({ title: [titleRequired()] });

    const price = input.price === undefined ? itemPrice(found?.price?.value) : input.price;
    const imageUrl = input.imageUrl === undefined ? found?.imageUrl?.value : input.imageUrl;
    const values = {
      ...input,
      title,
      description: input.description ?? found?.description?.value ?? '',
      primaryUrl: input.primaryUrl || link,
      price: price ?? null,
      currency: input.currency ?? (input.price === undefined && found?.price ? found.currency?.value : undefined),
      imageUrl: imageUrl ?? null,
    };
    const picture = await keepPicture(viewer, values.imageUrl, this.means);
    return this.items.addItem(viewer, listId, values, key, { picture, sent: { link, ...input } });
  }

  /** Looks at an item's page again, and says what it says otherwise. Nothing is changed. */
  async checkItem(viewer: User, itemId: string): Promise<ItemCheck> {
    const item = await this.items.getItem(viewer, itemId);
    await this.lists.getChangeableList(viewer, item.list.id, 'changing', 'Item');
    const link = productLink.safeParse({ url: item.primaryUrl ?? '' });
    if (!link.success) throw new InvalidInput({ primaryUrl: [noLink()] });
    const { url } = link.data;
    const read = await this.readPage(viewer, url, { maxAgeSeconds: NOW_ENOUGH_SECONDS });
    const product = productOf(url, read);
    return { item, product, changes: changesOnPage(item, product) };
  }

  /** Takes over what an item's page says: an edit like any other, and a new picture is kept as our own copy. */
  async takeOver(
    viewer: User,
    itemId: string,
    changes: SentPrice<z.input<typeof itemChanges>>,
    base?: SentPrice<z.input<typeof itemChanges>> | null,
  ): Promise<ShownItem> {
    const item = await this.items.getItem(viewer, itemId);
    await this.lists.getChangeableList(viewer, item.list.id, 'changing', 'Item');
    const { imageUrl } = parse(itemChanges, changes);
    if (!imageUrl) return this.items.updateItem(viewer, itemId, changes, base);
    await this.rateLimits.consume('scrape', [viewer.id]);
    const picture = await keepPicture(viewer, imageUrl, this.means);
    return this.items.updateItem(viewer, itemId, changes, base, { picture });
  }

  private get means() {
    return { pages: this.pages, fetcher: this.fetcher, images: this.images, rateLimits: this.rateLimits };
  }

  /** Null for a page that says nothing: then a title is missing, and not a page. */
  private async readNamed(viewer: User, url: string): Promise<Product | null> {
    const read = await this.readPage(viewer, url);
    return 'failure' in read && read.failure === 'nothing' ? null : productOf(url, read);
  }

  private async readPage(viewer: User, url: string, options: ReadOptions = {}): Promise<ReadPage> {
    await this.rateLimits.consume('scrape', [viewer.id]);
    return this.pages.read(viewer.id, url, { languages: this.origin.languages ?? null, ...options });
  }
}

/** A price as items have them; null for what no item may cost. */
function itemPrice(amount: number | undefined): number | null {
  const price = newItem.shape.price.safeParse(amount === undefined ? null : Math.round(amount * 100) / 100);
  return price.success ? price.data : null;
}

function productOf(url: string, read: ReadPage): Product {
  if ('product' in read) return offered(url, read.product);
  throw read.failure === 'nothing' ? new NothingFound() : new ExtractionFailed(read.failure);
}

/** Rather nothing than wrong: a price that is not sure is a question. */
function offered(url: string, product: ExtractedProduct): Product {
  const { price, isSoldOut = false, standIn = null, recipes = [], ...rest } = product; // readings of an earlier version have no such fields
  const { confidence = 0 } = price ?? {};
  return {
    ...rest,
    url,
    isSoldOut,
    standIn,
    recipes,
    price: confidence >= SURE_PRICE ? price : null,
    priceToConfirm: confidence >= WORTH_ASKING && confidence < SURE_PRICE ? price : null,
    currency: confidence >= WORTH_ASKING ? rest.currency : null,
  };
}
