import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { ADMINISTRATOR } from './administrator.ts';
import { linkTo } from './outbox.ts';

interface Session {
  accessToken: string;
  refreshToken: string;
  account: { id: string; email: string; name: string };
}

interface NewList {
  name: string;
  listType?: 'WISHLIST' | 'REGISTRY' | 'SHOPPING';
  privacy?: 'PUBLIC' | 'PRIVATE';
  purchaseVisibility?: 'OWNER_SEES_BUYERS' | 'OWNER_SEES_TAKEN' | 'SURPRISE';
  description?: string;
  isNameEnough?: boolean;
  personId?: string;
  eventType?: string;
  eventDate?: string;
}

interface NewItem {
  isFund?: boolean;
  isGroupGift?: boolean;
  title: string;
  description?: string;
  notes?: string;
  category?: string;
  amount?: string;
  unitPrice?: { currency: string; amountMinor: number };
  imageUrl?: string;
  primaryUrl?: string;
  quantityDesired?: number;
}

interface ArrangedList {
  id: string;
  shareToken: string;
}

const SIGN_UP = `mutation ($input: SignUpInput!) {
  signUp(input: $input) {
    accessToken
    refreshToken
    account { id email emailVerified name role subscriptionTier createdAt updatedAt }
  }
}`;
const SIGN_IN = `mutation ($input: SignInInput!) {
  signIn(input: $input) {
    accessToken
    refreshToken
    account { id email emailVerified name role subscriptionTier createdAt updatedAt }
  }
}`;
const CREATE_LIST = 'mutation ($input: NewListInput!) { createList(input: $input) { id shareToken } }';
const CREATE_ITEM = `mutation ($listId: ID!, $input: NewItemInput!) {
  createItem(listId: $listId, input: $input) { id }
}`;
const BUY = `mutation ($token: String!, $itemId: ID!, $input: NewPurchaseInput!) {
  purchaseSharedItem(token: $token, itemId: $itemId, input: $input) { undoToken purchase { id } }
}`;

const INVITE = `mutation ($listId: ID!, $email: String!) {
  inviteCollaborator(listId: $listId, input: { email: $email }) { message }
}`;
const ACCEPT = 'mutation ($token: String!) { acceptInvitation(token: $token) { id } }';

/** Somebody using the app: their own browser, and the API under the same session for arranging. */
export class Person {
  readonly password = 'Tea-and-cake-4-all';
  private session: Session | undefined;

  constructor(readonly page: Page) {}

  private get account(): Session['account'] {
    if (!this.session) throw new Error('only a person who signed up has an account');
    return this.session.account;
  }

  get id(): string {
    return this.account.id;
  }

  get email(): string {
    return this.account.email;
  }

  /** Makes an account through the public API, and signs this browser in as the app itself would. */
  async signUp(name: string): Promise<this> {
    const email = `${crypto.randomUUID()}@example.test`;
    const { signUp } = await this.send(SIGN_UP, { input: { name, email, password: this.password, acceptTerms: true } });
    return this.startSession(signUp as Session);
  }

  async signInAsAdministrator(): Promise<this> {
    const { signIn } = await this.send(SIGN_IN, { input: ADMINISTRATOR });
    return this.startSession(signIn as Session);
  }

  private async startSession(session: Session): Promise<this> {
    this.session = session;
    await this.page.goto('./before-paint.js'); // anything of this origin: only its storage is needed
    await this.page.evaluate(({ accessToken, refreshToken, account }) => {
      localStorage.setItem('kindlist_access_token', accessToken);
      localStorage.setItem('kindlist_refresh_token', refreshToken);
      localStorage.setItem('kindlist_user', JSON.stringify(account));
    }, this.session);
    return this;
  }

  /** Private, unless it says otherwise. */
  async createList(input: NewList): Promise<ArrangedList> {
    const { createList } = await this.send(CREATE_LIST, { input });
    return createList as ArrangedList;
  }

  /** A public list with these items: titles alone will do. */
  async shareList(list: string | NewList, items: (string | NewItem)[] = []): Promise<ArrangedList> {
    const input = typeof list === 'string' ? { name: list } : list;
    const shared = await this.createList({ privacy: 'PUBLIC', ...input });
    for (const item of items) await this.addItem(shared.id, item);
    return shared;
  }

  async addItem(listId: string, item: string | NewItem): Promise<{ id: string }> {
    const input = typeof item === 'string' ? { title: item } : item;
    const { createItem } = await this.send(CREATE_ITEM, { listId, input });
    return createItem as { id: string };
  }

  async changeList(id: string, changes: Partial<NewList>): Promise<void> {
    await this.send(
      'mutation ($id: ID!, $changes: ListChangesInput!) { updateList(id: $id, changes: $changes) { id } }',
      {
        id,
        changes,
      },
    );
  }

  async deleteItem(id: string): Promise<void> {
    await this.send('mutation ($id: ID!) { deleteItem(id: $id) { id } }', { id });
  }

  async deleteList(id: string): Promise<void> {
    await this.send('mutation ($id: ID!) { deleteList(id: $id) }', { id });
  }

  /** Invites somebody to a list of one's own, who accepts by the link in the mail. Gives their id as a collaborator. */
  async invite(listId: string, guest: Person): Promise<string> {
    await this.send(INVITE, { listId, email: guest.email });
    const link = await linkTo(guest.page.request, guest.email, /invites you to the list/);
    await guest.send(ACCEPT, { token: link.split('/').at(-1) });
    return guest.account.id;
  }

  /** Buys through the share link, signed in or as a guest. */
  async buy(
    token: string,
    itemId: string,
    input: { name?: string; email?: string; quantity?: number } = {},
  ): Promise<void> {
    await this.send(BUY, { token, itemId, input });
  }

  /** Any operation of the public API; throws what the API answers with. */
  async send(query: string, variables: object = {}): Promise<Record<string, unknown>> {
    const headers = this.session ? { authorization: `Bearer ${this.session.accessToken}` } : undefined;
    const response = await this.page.request.post('./graphql', { data: { query, variables }, headers });
    const { data, errors } = await response.json();
    if (errors) throw new Error(errors[0].message);
    return data;
  }
}

/** Opens a shared list as somebody does who is about to use it. A press before its app has come leads to a page without it. */
export async function openShared(page: Page, { shareToken }: Pick<ArrangedList, 'shareToken'>): Promise<void> {
  await openDrawn(page, `./shared/${shareToken}`);
  await waitForApp(page);
}

/** Waits until the app has taken the place of the page that the server drew. */
export async function waitForApp(page: Page): Promise<void> {
  await expect(page.locator('.drawn')).toHaveCount(0);
}

/** Opens a page that the server draws: its app comes at the first movement, else some seconds later. */
export async function openDrawn(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await moveMouse(page);
}

/** The first event of a mouse that enters a page tells its place, and only the second one says that it moves. */
export async function moveMouse(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.mouse.move(3, 3);
}

/** A drawn page starts its app after some seconds, too: from now on these never pass on the page. */
export async function onlyStartAppIfUsed(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wait = window.setTimeout;
    const waitUnless = (callback: () => void, delay = 0) => (delay === 7_000 ? 0 : wait(callback, delay));
    window.setTimeout = waitUnless as typeof window.setTimeout;
  });
}

/** Waits for the letters of the site, for which a drawn page asks once it was painted. */
export async function waitForFonts(page: Page): Promise<void> {
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
    );
  await expect.poll(loaded).toEqual(expect.arrayContaining(['Figtree Variable', 'Fraunces Variable']));
}

/** Waits until what was picked up by key can be moved: @dnd-kit listens to arrows from the next task on. */
export async function waitForArrows(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

const ADDING = 'More ways to add';
const IN_THE_SHOP = 'In the shop';
const TAKING_ALONG = 'Print and export';

/** Entries of the menu of a list that are one step deeper, and their groups. */
const GROUPS: Record<string, string> = {
  'Add Item': ADDING,
  'Bulk Add': ADDING,
  'Paste several items': ADDING,
  'Scan a barcode': ADDING,
  'Add from URL': ADDING,
  'Add from any shop': ADDING,
  'Import from a file': ADDING,
  'Order of the shop': IN_THE_SHOP,
  Shops: IN_THE_SHOP,
  Print: TAKING_ALONG,
  Export: TAKING_ALONG,
  'Open in reminders': TAKING_ALONG,
};

/** Opens the menu of a list, in which everything is that is rarely done with it. */
export async function chooseInMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const group = GROUPS[entry];
  if (group) await page.getByRole('menuitem', { name: group }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

/** Unfolds search, sort and what else there is to choose of the view, where it is in the menu. */
export async function unfoldView(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Search and sort' }).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page.getByLabel('Search items')).toBeFocused();
}

/** Opens what there is to choose of how gifts are shown. */
export async function openView(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^View/ }).click();
}

/** `SLOWDOWN=4` makes the processor of each page four times as slow, which brings races to light. */
const SLOWDOWN = Number(process.env.SLOWDOWN ?? 1);

async function slowDown(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

export const test = base.extend<{ aPerson: (options?: BrowserContextOptions) => Promise<Person> }>({
  aPerson: async ({ browser }, use) => {
    const contexts: Awaited<ReturnType<typeof browser.newContext>>[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      if (SLOWDOWN > 1) context.on('page', slowDown);
      return new Person(await context.newPage());
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect };

/** In the sheet of a purchase; a browser that knows the buyer does not ask again. */
export async function fillEmail(page: Page, email: string): Promise<void> {
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  if ((await sheet.getByRole('button', { name: 'Change who it is from' }).count()) > 0) return;
  await sheet.getByLabel('Email').fill(email);
}
