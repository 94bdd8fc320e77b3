/**
 * A client of REST v1 as its specification describes one, and nothing of ours in it: what it sends and reads, how long it
 * waits, when it tries again, what it makes of refusals. What it cannot use, the server has wrong.
 */

// biome-ignore lint/suspicious/noExplicitAny: it reads what comes, as its specification does
type Json = any;
type Query = Record<string, string | number | boolean>;

interface Sending {
  query?: Query;
  body?: unknown;
  form?: Record<string, string | Blob>;
}

/** The screen's text for a failure. */
export class CallFailed extends Error {
  constructor(
    message: string,
    readonly status: number | null,
  ) {
    super(message);
  }
}

const RETRIES = 2;
const TRIED_AGAIN = [500, 502, 503, 504];
const REFRESH_WINDOW_MS = 5 * 60_000;
const NETWORK = 'Network error. Please check your internet connection.';

interface Patience {
  timeoutMs: number;
  pauseMs: number;
}

export class DocumentedClient {
  /** The four entries of its storage. */
  readonly storage = new Map<'access_token' | 'refresh_token' | 'user' | 'remembered_email', string>();
  /** The address that it has sent the person to, if any. */
  redirectedTo: string | null = null;

  constructor(
    private readonly base: string,
    private readonly patience: Patience = { timeoutMs: 30_000, pauseMs: 1_000 },
  ) {}

  // Session

  async login(email: string, password: string): Promise<void> {
    const tokens = await this.post('/auth/login', { email, password });
    this.keepTokens(tokens, 'Authentication failed: Missing token data');
    await this.loadProfile().catch((problem) => {
      this.storage.clear();
      throw problem;
    });
  }

  /** Registers, and signs in by a call of its own. */
  async signUp(name: string, email: string, password: string): Promise<void> {
    await this.post('/auth/register', { email, password, full_name: name });
    await this.login(email, password);
  }

  async refresh(): Promise<void> {
    const refresh_token = this.storage.get('refresh_token');
    if (!refresh_token) throw new Error('Refresh token is required');
    this.keepTokens(await this.post('/auth/refresh', { refresh_token }), 'Token refresh failed: Missing token data');
  }

  async logout(): Promise<void> {
    if (this.storage.has('access_token')) await this.post('/auth/logout').catch(() => {});
    this.storage.clear();
    this.redirectedTo = '/';
  }

  async verifyEmail(token: string): Promise<void> {
    if ((await this.post(`/auth/verify-email/${token}`)).success !== true) throw new Error('Email verification failed');
  }

  get isSignedIn(): boolean {
    return this.storage.has('user') && this.expiry() > Date.now();
  }

  /** Whether a token that is restored has to be renewed at once. */
  get mustRefresh(): boolean {
    return this.expiry() - Date.now() < REFRESH_WINDOW_MS;
  }

  get user(): Json {
    return JSON.parse(this.storage.get('user') ?? 'null');
  }

  async loadProfile(): Promise<Json> {
    const profile = await this.get('/users/me');
    const name = profile.full_name ?? profile.name;
    if (!profile.id || typeof profile.email !== 'string' || !name) {
      throw new Error('Invalid user data received from server');
    }
    const user = {
      id: String(profile.id),
      email: profile.email,
      name,
      role: profile.is_admin ? 'admin' : 'user',
      subscriptionTier: profile.subscription_tier ?? 'free',
      createdAt: profile.created_at,
      updatedAt: profile.updated_at,
    };
    this.storage.set('user', JSON.stringify(user));
    return user;
  }

  async updateProfile(changes: { name?: string; email?: string }): Promise<Json> {
    await this.put('/users/me', changes);
    if (changes.email) this.storage.set('remembered_email', changes.email);
    return this.loadProfile();
  }

  // Lists and items

  async lists(which: '' | '/owned' | '/collaborated' = ''): Promise<Json[]> {
    return this.dataOf(await this.get(`/lists${which}`), []).map(asList);
  }

  async list(id: string): Promise<Json> {
    return asList(this.dataOf(await this.get(`/lists/${id}`), null));
  }

  async createList(list: Json): Promise<Json> {
    return asList(this.dataOf(await this.post('/lists', list), null));
  }

  async updateList(id: string, changes: Json): Promise<Json> {
    return asList(this.dataOf(await this.put(`/lists/${id}`, changes), null));
  }

  async sharedList(token: string): Promise<Json> {
    return asList(await this.get(`/lists/shared/${token}`));
  }

  /** Three addresses, one after the other. */
  async item(id: string): Promise<Json> {
    const addresses = [`/items/${id}`, `/items/item/${id}`, `/lists/items/${id}`];
    let problem: unknown;
    for (const address of addresses) {
      try {
        return asItem(this.dataOf(await this.get(address), null));
      } catch (refusal) {
        problem = refusal;
      }
    }
    throw problem;
  }

  async addItem(listId: string, item: Json): Promise<string> {
    const { success, data } = await this.post(`/items/lists/${listId}/items`, item);
    if (!success || !data.id) throw new Error('Failed to create item. Please try again.');
    return data.id;
  }

  async addFromUrl(listId: string, url: string, item: Json): Promise<Json> {
    return asItem(this.dataOf(await this.post(`/items/lists/${listId}/items/from-url`, { ...item, url }), null));
  }

  async invite(listId: string, email: string): Promise<string> {
    const { success, data } = await this.post(`/lists/${listId}/collaborators/invite`, { email, permissions: 'edit' });
    const said: string = success ? data.message : '';
    if (said.includes('already a collaborator')) return 'User is already a collaborator on this list';
    if (said.includes('added as collaborator')) return 'User has been added as a collaborator!';
    if (said.includes('Invitation sent')) {
      return 'Invitation sent! They will become a collaborator when they create an account.';
    }
    return 'Collaborator invitation processed successfully!';
  }

  // Pictures

  async uploadDirectly(file: Blob, filename: string): Promise<void> {
    const query = { filename, content_type: file.type, folder: 'items' };
    const { presigned_url, fields } = await this.get('/images/presigned-upload', query);
    const form = new FormData();
    for (const [name, value] of Object.entries<string>(fields)) form.append(name, value);
    form.append('file', file, filename);
    const response = await fetch(this.onThisServer(presigned_url), { method: 'POST', body: form });
    if (!response.ok) throw new Error(`S3 upload failed: ${response.statusText}`);
  }

  // Calls

  get(path: string, query?: Query): Promise<Json> {
    return this.call('GET', path, { query });
  }
  delete(path: string, query?: Query): Promise<Json> {
    return this.call('DELETE', path, { query });
  }
  post(path: string, body?: unknown): Promise<Json> {
    return this.call('POST', path, { body });
  }
  put(path: string, body?: unknown): Promise<Json> {
    return this.call('PUT', path, { body });
  }
  upload(path: string, form: Record<string, string | Blob>): Promise<Json> {
    return this.call('POST', path, { form });
  }

  async call(method: string, path: string, { query, body, form }: Sending = {}): Promise<Json> {
    const search = query
      ? `?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, `${value}`]))}`
      : '';
    const headers: Record<string, string> = form ? {} : { 'Content-Type': 'application/json' };
    const token = this.storage.get('access_token');
    if (token && this.expiry() > Date.now()) headers.Authorization = `Bearer ${token}`;
    const sent = form ? formOf(form) : body === undefined ? undefined : JSON.stringify(body);
    const response = await this.send(`${this.base}${path}${search}`, { method, headers, body: sent });
    const text = await response.text();
    if (!response.ok) throw this.refusal(path, response.status, text);
    if (text === '') throw new Error('Empty response from server');
    return JSON.parse(text);
  }

  private async send(url: string, request: RequestInit): Promise<Response> {
    for (let retry = 0; ; retry++) {
      const answer = await fetch(url, { ...request, signal: AbortSignal.timeout(this.patience.timeoutMs) }).catch(
        () => null,
      );
      if (answer && !TRIED_AGAIN.includes(answer.status)) return answer;
      if (retry === RETRIES) {
        if (answer) return answer;
        throw new CallFailed(NETWORK, null);
      }
      await new Promise((resolve) => setTimeout(resolve, this.patience.pauseMs));
    }
  }

  private refusal(path: string, status: number, text: string): CallFailed {
    const isSignIn = /^\/auth\/(login|register)/.test(path);
    const isShared = path.startsWith('/lists/shared/');
    if (status === 401 && !isSignIn && !isShared && path !== '/auth/logout') {
      this.storage.clear();
      this.redirectedTo = '/signin';
    }
    return new CallFailed(saidIn(text) ?? defaultText(status, { isSignIn, isShared }), status);
  }

  private keepTokens(answer: Json, otherwise: string): void {
    const access = answer.access_token ?? answer.accessToken ?? answer.token;
    const refresh = answer.refresh_token ?? answer.refreshToken;
    if (!access || !refresh) throw new Error(otherwise);
    this.storage.set('access_token', access).set('refresh_token', refresh);
  }

  /** In milliseconds since 1970, by the token's own claim. */
  private expiry(): number {
    const [, payload] = this.storage.get('access_token')?.split('.') ?? [];
    return payload ? JSON.parse(Buffer.from(payload, 'base64url').toString()).exp * 1000 : 0;
  }

  private dataOf({ success, data, message }: Json, otherwise: Json): Json {
    if (success) return data;
    if (otherwise === null) throw new Error(message);
    return otherwise;
  }

  /** The tests' server calls itself otherwise than where it listens. */
  private onThisServer(address: string): string {
    return new URL(new URL(address).pathname, this.base).href;
  }
}

function formOf(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** The server's own words, in one of two fields, as a text or in an object. */
function saidIn(text: string): string | undefined {
  try {
    const { message, detail } = JSON.parse(text);
    const said = message ?? detail;
    return typeof said === 'string' ? said : said?.message;
  } catch {
    return undefined;
  }
}

function defaultText(status: number, { isSignIn, isShared }: { isSignIn: boolean; isShared: boolean }): string {
  if (status === 500) return 'Server error. Please try again later.';
  if (status === 401)
    return isSignIn ? 'Incorrect email or password' : 'Your session has expired. Please log in again.';
  if (status === 403 && isShared) return 'This list is private and requires permission to view.';
  if (status === 403) return 'You do not have permission to perform this action.';
  if (status === 404 && isShared) return "The list you're looking for doesn't exist or has been removed.";
  if (status === 404) return isSignIn ? 'Email address not found.' : 'Resource not found.';
  return status === 400
    ? 'Invalid request. Please check your input.'
    : 'An unexpected error occurred. Please try again.';
}

/** How the page of a shared list tells its failures apart. */
export function sharedListProblem({ message }: Error): string {
  const text = message.toLowerCase();
  if (/not found|404/.test(text)) return 'List Not Found';
  if (/permission|403|forbidden/.test(text)) return 'Private List';
  return 'Unable to Load List';
}

function asList(list: Json): Json {
  return {
    id: list.id,
    name: list.name ?? list.title ?? 'Untitled List',
    type: list.list_type ?? 'wishlist',
    privacy: list.privacy ?? 'private',
    eventType: list.event_type,
    eventDate: list.event_date,
    collaboratorIds: list.collaborator_ids,
    items: (list.items ?? []).map(asItem),
    isDemo: list.is_demo,
    shareToken: list.share_token,
  };
}

function asItem(item: Json): Json {
  return {
    id: item.id,
    title: item.name ?? item.title ?? 'Untitled Item',
    notes: item.notes,
    primaryUrl: item.primary_url,
    quantityDesired: item.quantity_desired ?? 1,
    quantityPurchased: item.quantity_purchased ?? 0,
    purchasedBy: item.purchases ?? item.purchased_by ?? [],
    price: item.price === undefined || item.price === null ? null : Number(item.price),
    priority: item.order_index ?? item.priority,
    imageUrl: item.image_thumbnail_url ?? item.image_original_url ?? item.image_url ?? item.effective_image_url ?? null,
  };
}
