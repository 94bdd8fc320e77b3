import { createHash } from 'node:crypto';
import { t } from '@lingui/core/macro';
import { LRUCache } from 'lru-cache';
import { NotFound } from '../../base/errors/errors.ts';
import { type Speaker, speaker } from '../../base/languages/i18n.rules.ts';
import { displayText } from '../../base/text/display-text.rules.ts';
import { withoutEndSlashes } from '../../base/text/end-slashes.rules.ts';
import type { PublicConfig } from '../../core/settings/public-config.type.ts';
import type { DeliveryAddressesService } from '../../lists/delivery-addresses/delivery-addresses.service.ts';
import type { ReceiptsService } from '../../lists/purchases/receipts.service.ts';
import { SharedList } from '../../lists/sharing/shared-list.type.ts';
import { type SharedListPreview, type ShownItem, shownItem } from '../../lists/sharing/shared-list-preview.ts';
import type { SharedListsService } from '../../lists/sharing/shared-lists.service.ts';
import { offeredPlans } from '../../money/billing/offered-plans.ts';
import type { PlanType } from '../../money/billing/plan-subscription.type.ts';
import type { PublicProfilesService } from '../../people/profile/public-profiles.service.ts';
import { isScreen } from './addresses.ts';
import { type PageDescription, sitePicture } from './page-template.ts';
import { anyProfilePage, nobodysPage, profilePage } from './profile-page.ts';
import { isPublicPage } from './public-pages.rules.ts';
import { type OwnPurchase, readReceiptLink } from './receipt-links.ts';
import { closedListPage, sharedListPage } from './shared-list-page.ts';

interface DrawnPage {
  title: string;
  description?: string;
  unlisted?: boolean;
  structuredData?: object;
  html: string;
}

interface ShownSite {
  site: PublicConfig;
  plans: PlanType[];
}

export interface PageDrawer {
  drawPage(path: string, shown: ShownSite, speaker: Speaker): Promise<DrawnPage>;
  drawSharedList(list: SharedListPreview & OwnPurchase, site: PublicConfig, speaker: Speaker): Promise<string>;
}

const SHARED_LIST = /^\/shared\/([^/?]+)\/?$/;
const PROFILE = /^\/u\/([^/?]+)\/?$/;
/** In bytes: fifty lists of 25 gifts. */
const MOST_KEPT = 5_000_000;
/** The dozen public pages of one site, for the readers of some places. */
const MOST_PAGES_KEPT = 100;
const NOWHERE = '/nowhere';
const CONTACT = '/contact';

export function anyPage() {
  return {
    description: t`Make a wishlist, gift registry or shopping list, share one link, and let everyone see what’s still wanted. Friends don’t need an account.`,
    picture: sitePicture(),
  };
}

interface Sources {
  sharedLists: SharedListsService;
  publicProfiles: PublicProfilesService;
  receipts: Pick<ReceiptsService, 'receiptOf'>;
  deliveryAddresses: Pick<DeliveryAddressesService, 'isForHolder'>;
}

interface Visit {
  path: string;
  query?: URLSearchParams;
  bought?: string | null;
  undoing?: string | null;
}

export class PageDescriptions {
  /** Once for settings, however many ask. */
  private readonly drawn = new WeakMap<PublicConfig, LRUCache<string, Promise<PageDescription>>>();
  /**
   * By all that is on them: a list that many open at once is drawn once. As bytes, since a text takes two for
   * each character.
   */
  private readonly drawnLists = new LRUCache<string, Buffer>({
    maxSize: MOST_KEPT,
    sizeCalculation: ({ length }) => length,
  });

  constructor(private readonly drawer: PageDrawer | undefined) {}

  async describe(
    site: PublicConfig,
    sources: Sources,
    { path, query = new URLSearchParams(), bought = null, undoing = null }: Visit,
  ): Promise<PageDescription> {
    if (site.maintenanceMode) return closedSite(site);
    const shareToken = SHARED_LIST.exec(path)?.[1];
    if (shareToken !== undefined) {
      const preview = await sources.sharedLists.previewOf(shareToken, pageIn(query));
      if (!preview) return closedListPage();
      const list = {
        ...preview,
        ...(await ownPurchaseOf({ bought, inAddress: query.get('undo'), undoing }, shareToken, sources)),
      };
      return sharedListPage(list, await this.drawList(list, site));
    }
    const userId = PROFILE.exec(path)?.[1];
    if (userId !== undefined) {
      const profile = await sources.publicProfiles.showProfile(userId).catch(nobody);
      return profile ? profilePage(profile, site) : nobodysPage();
    }
    const address = withoutEndSlashes(path) || '/';
    if (isPublicPage(address)) return this.drawnOnce(site, address);
    return isScreen(address) ? privateScreen(site) : this.drawnOnce(site, NOWHERE);
  }

  /** It could not be found out what the page is to say: it says nothing that it should not. */
  describeAny(site: PublicConfig, path: string): PageDescription {
    if (PROFILE.test(path)) return anyProfilePage();
    return SHARED_LIST.test(path) ? closedListPage() : privateScreen(site);
  }

  private async drawList(list: SharedListPreview & OwnPurchase, site: PublicConfig): Promise<string | undefined> {
    if (!this.drawer) return undefined;
    const reader = speaker();
    if (list.bought || list.undoing) return this.drawer.drawSharedList(list, site, reader); // nobody else sees it
    const today = new Date().toDateString(); // it says how soon its day is
    const key = createHash('sha256')
      .update(JSON.stringify([list, site, reader.language, reader.locale, today]))
      .digest('base64');
    const known = this.drawnLists.get(key);
    if (known !== undefined) return known.toString();
    const html = await this.drawer.drawSharedList(list, site, reader);
    this.drawnLists.set(key, Buffer.from(html));
    return html;
  }

  private async drawnOnce(site: PublicConfig, path: string): Promise<PageDescription> {
    const pages = this.drawn.get(site) ?? new LRUCache<string, Promise<PageDescription>>({ max: MOST_PAGES_KEPT });
    this.drawn.set(site, pages);
    const { language, locale } = speaker(); // the made-up language is written as English is
    const key = `${language} ${locale} ${path}`;
    const known = pages.get(key);
    if (known) return known;
    const page = this.draw(site, path);
    pages.set(key, page);
    page.catch(() => pages.delete(key)); // the next one who asks may have more luck
    return page;
  }

  private async draw(site: PublicConfig, path: string): Promise<PageDescription> {
    const isThere = path !== NOWHERE;
    const status = isThere ? 200 : 404;
    if (!this.drawer) return { ...privateScreen(site), status };
    const {
      title,
      description,
      unlisted = false,
      structuredData,
      html,
    } = await this.drawer.drawPage(path, { site, plans: offeredPlans(site) }, speaker());
    return {
      ...anyPage(),
      title,
      ...(description && { description }),
      ...(isThere && { path }),
      isListed: !unlisted,
      structuredData,
      drawn: html,
      appStart: path === CONTACT ? 'painted' : 'used',
      status,
    };
  }
}

/** Strangers get the site, and nothing of what is on the screen. */
function privateScreen({ siteName }: PublicConfig): PageDescription {
  return { ...anyPage(), title: siteName, isListed: false };
}

export function closedSite({ siteName }: PublicConfig): PageDescription {
  const words = t`The site is under maintenance. Please try again later.`;
  return {
    ...anyPage(),
    title: siteName,
    description: words,
    isListed: false,
    content: { heading: siteName, paragraphs: [words], entries: [] },
    status: 503,
  };
}

function pageIn(query: URLSearchParams): number {
  const page = query.get('page') ?? '';
  return /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1;
}

async function ownPurchaseOf(
  links: { bought: string | null; inAddress: string | null; undoing: string | null },
  shareToken: string,
  sources: Sources,
): Promise<OwnPurchase> {
  const receiptOf = async (receiptLink: string | null) => {
    const link = readReceiptLink(receiptLink);
    const receipt = link && (await sources.receipts.receiptOf(shareToken, link.purchaseId, link.undoToken));
    return receipt && { ...receipt, title: displayText(receipt.title) };
  };
  const [bought, inAddress] = [await receiptOf(links.bought), await receiptOf(links.inAddress)];
  return {
    bought: bought && { ...bought, item: await giftOf(shareToken, bought.itemId, sources) },
    undoing: inAddress ?? (await receiptOf(links.undoing)),
    isUndoInAddress: inAddress !== null,
    hasDeliveryAddress: bought !== null && (await sources.deliveryAddresses.isForHolder({ shareToken, ...bought })),
  };
}

/** Also a gift that nobody needs any more, for the one who has just bought it. */
async function giftOf(shareToken: string, itemId: string, { sharedLists }: Sources): Promise<ShownItem | null> {
  const row = await sharedLists.findOpen(null, shareToken, { itemId });
  const [item] = row.items;
  return item ? shownItem(new SharedList(row, null).item(item)) : null;
}

function nobody(problem: unknown): null {
  if (problem instanceof NotFound) return null;
  throw problem;
}
