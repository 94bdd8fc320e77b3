import type { MikroORM } from '@mikro-orm/postgresql';
import type { GraphQLError } from 'graphql';
import { NotSignedIn } from './base/errors/errors.ts';
import type { LinkViewer } from './core/access/link-viewer.ts';
import type { ApiKeyScope } from './core/users/api-key-scope.rules.ts';
import type { Caller, KeyUsage, Origin } from './core/users/caller.ts';
import type { User } from './core/users/user.entity.ts';
import { isAdministrator } from './core/users/user.policy.ts';
import type { Infrastructure } from './infrastructure.ts';
import { UnknownApiKey } from './keys/api-keys/errors.ts';
import type { SharedList } from './lists/sharing/shared-list.type.ts';
import type { SharedListsService } from './lists/sharing/shared-lists.service.ts';
import { sharedListsService } from './lists/sharing/sharing.services.ts';
import { createServices, type Services } from './services.ts';

/** Made once per HTTP request or live operation, from the bearer token; GraphQL, REST and live updates all use it. */
export class RequestContext {
  /** In characters, what has been answered with it so far. */
  answerSize = 0;
  /** Why what it asks over GraphQL is refused, or null: decided once, see Admission. */
  admission?: Promise<GraphQLError | null>;
  /** Whether anything asked who the caller is, so that what was answered may be for them alone. */
  isPersonal = false;
  /** The shared list that this request was shown, so that its answer can be kept. */
  shownList: SharedList | null = null;
  private opened: Services | undefined;

  /** A unit of work is made only when one is needed, since thousands of sockets wait with a context each. */
  constructor(
    private readonly orm: Pick<MikroORM, 'em'>,
    private readonly infrastructure: Infrastructure,
    readonly origin: Origin,
    private readonly caller: Caller | null,
    private readonly accessToken: string | null = null,
  ) {}

  private get signedIn(): Caller | null {
    this.isPersonal = true;
    return this.caller;
  }

  get services(): Services {
    this.opened ??= createServices(this.orm.em.fork(), this.infrastructure, this.origin);
    return this.opened;
  }

  /** Needs no unit of work, and is all that most visitors ask for. */
  get sharedLists(): SharedListsService {
    return sharedListsService(this.orm.em, this.infrastructure, this.origin);
  }

  /**
   * The same caller with a unit of work of their own, as for each event that a socket hears; or with that of others who
   * hear of the same event: services know of no caller, so that what all of them ask is read once.
   */
  again(services?: Services): RequestContext {
    const context = new RequestContext(this.orm, this.infrastructure, this.origin, this.caller, this.accessToken);
    context.opened = services;
    return context;
  }

  /** The same request for the owner of an API key. */
  async withApiKey(secret: string): Promise<RequestContext> {
    const caller = await this.services.apiKeys.holderOf(secret);
    if (!caller) throw new UnknownApiKey();
    this.infrastructure.activity.note(caller.user.id);
    return new RequestContext(this.orm, this.infrastructure, this.origin, caller);
  }

  /** The address of the site, for answers that name pictures and uploads on it. */
  get siteUrl(): string {
    return this.infrastructure.settings.now.siteUrl;
  }

  get keyScopes(): readonly ApiKeyScope[] | null {
    return this.caller?.keyScopes ?? null;
  }

  /** The API key with which the request came. */
  get keyId(): string | null {
    return this.signedIn?.keyId ?? null;
  }

  /** Whether it is kept from that key who bought. */
  get areBuyersHidden(): boolean {
    return this.keyScopes !== null && !this.keyScopes.includes('SEE_BUYERS');
  }

  get keyUsage(): KeyUsage | null {
    return this.signedIn?.usage ?? null;
  }

  /** The signed-in user. Reading it is the check: without a session it throws NotSignedIn. */
  get viewer(): User {
    if (!this.signedIn) throw new NotSignedIn();
    return this.signedIn.user;
  }

  get viewerOrGuest(): User | null {
    return this.signedIn?.user ?? null;
  }

  /**
   * As viewerOrGuest, without making the answer personal: only for roleOf() and purchaseView(). People of whom both
   * are the same hear of a change in one answer.
   */
  get viewerOfList(): User | null {
    return this.caller?.user ?? null;
  }

  /** As viewerOrGuest, and of a guest whom an old token names, who that is: for what must not be shown to them. */
  get linkViewer(): LinkViewer<User> {
    if (this.signedIn || !this.accessToken) return this.viewerOrGuest;
    const formerId = this.infrastructure.accessTokens.userNamedBy(this.accessToken);
    return formerId === null ? null : { formerId };
  }

  /** Whether the site is under maintenance, and the caller is nobody who works on it. */
  get isShutOut(): boolean {
    return this.infrastructure.settings.now.maintenanceMode && !isAdministrator(this.viewerOrGuest);
  }

  /** Whether the site asks administrators for a second factor, and this session was opened without one. */
  get isSecondFactorMissing(): boolean {
    const { requireSecondFactorOfAdministrators } = this.infrastructure.settings.now;
    return requireSecondFactorOfAdministrators && !this.signedIn?.isTwoFactor;
  }

  get sessionId(): string | null {
    return this.signedIn?.sessionId ?? null;
  }

  /** The session to end by signing out: a laptop that wakes up has a token that has run out, and a session that has not. */
  get sessionToLeave(): string | null {
    return this.accessToken && this.infrastructure.accessTokens.sessionNamedBy(this.accessToken);
  }
}
