import type { MikroORM } from '@mikro-orm/postgresql';
import fastify, { type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import { storable } from './base/errors/storable-input.ts';
import { MAX_BODY_BYTES } from './base/process/body-size.ts';
import { sitePathOf } from './base/text/site-path.rules.ts';
import type { Action } from './core/access/actions.rules.ts';
import { MAX_IMAGE_BYTES } from './core/images/image.rules.ts';
import { imagesRoutes } from './core/images/images.routes.ts';
import { unsubscribeRoutes } from './core/unsubscribe/unsubscribe.routes.ts';
import { bearerOf, hasOtherCredentials, type Origin, type SignedIn } from './core/users/caller.ts';
import { caldavRoutes } from './doors/caldav/caldav.routes.ts';
import { registerGraphQL } from './doors/graphql/endpoint.ts';
import { GuestBudget } from './doors/graphql/guest-budget.ts';
import { createSchema } from './doors/graphql/schema.ts';
import { SOCKET_LIMITS, type SocketLimitSettings } from './doors/graphql/socket-limits.ts';
import { compressAnswers } from './doors/http/compression.ts';
import {
  boundConnections,
  CONNECTION_LIMITS,
  type ConnectionLimits,
  connectionOptions,
} from './doors/http/connections.ts';
import { allowOrigins } from './doors/http/cross-origin.ts';
import { movedAddressesRoutes } from './doors/http/moved-addresses.routes.ts';
import { networkOf } from './doors/http/network-address.ts';
import { answerInLanguages, languageOfAddress } from './doors/http/reader-language.ts';
import { BOUGHT_COOKIE, receiptIn, UNDOING_COOKIE } from './doors/http/receipt-cookies.ts';
import {
  answerUpgradesWithRequestIds,
  answerWithRequestIds,
  requestIdOf,
  withRequestId,
} from './doors/http/request-ids.ts';
import { sendSecurityHeaders } from './doors/http/security-headers.ts';
import { addressWithin, serveBelow } from './doors/http/site-path.ts';
import { readPageTemplate, registerWebPages } from './doors/http/web-pages.ts';
import { linkCodesRoutes } from './doors/link-pictures/link-codes.routes.ts';
import { linkPicturesRoutes } from './doors/link-pictures/link-pictures.routes.ts';
import { LinkPictures } from './doors/link-pictures/link-pictures.ts';
import { mcpRoutes } from './doors/mcp/mcp.routes.ts';
import { type PersonalPageDrawer, personalLinksRoutes } from './doors/personal-links/personal-links.routes.ts';
import { PageDescriptions, type PageDrawer } from './doors/public-pages/describe-page.ts';
import { addressIn } from './doors/public-pages/page-template.ts';
import { searchEnginesRoutes } from './doors/public-pages/search-engines.routes.ts';
import { type PurchasePageDrawer, purchasePagesRoutes } from './doors/purchase-pages/purchase-pages.routes.ts';
import { codesNamedIn } from './doors/rest/described-refusals.ts';
import { errorHandling } from './doors/rest/error-handler.ts';
import { ApiDescription } from './doors/rest/v1/api-description.ts';
import { restV1 } from './doors/rest/v1/rest-v1.ts';
import type { Infrastructure } from './infrastructure.ts';
import { isApiKey } from './keys/api-keys/api-key-secrets.ts';
import { UnknownCredentials } from './keys/api-keys/errors.ts';
import { SessionsService } from './keys/sessions/sessions.service.ts';
import { tellsByWebhook } from './money/billing/payment-provider.ts';
import { stripeWebhookRoutes } from './money/stripe/stripe-webhook.routes.ts';
import { TestPages } from './money/test-payments/test-pages.ts';
import { TestPaymentProvider } from './money/test-payments/test-payment-provider.ts';
import { testPaymentsRoutes } from './money/test-payments/test-payments.routes.ts';
import { circleCalendarsRoutes } from './people/circles/circle-calendars.routes.ts';
import { backchannelLogoutRoutes } from './people/issuers/backchannel-logout.routes.ts';
import { issuerIconsRoutes } from './people/issuers/issuer-icons.routes.ts';
import { RequestContext } from './request-context.ts';
import { registerMetrics } from './site/operation/metrics.routes.ts';

declare module 'fastify' {
  interface FastifyRequest {
    requestContext: RequestContext;
  }
}

/** A picture, and what comes along with it. */
const LARGEST_UPLOAD = MAX_IMAGE_BYTES + MAX_BODY_BYTES;

interface AppOptions {
  /** Documents of the browser app by their sha256. It sends only hashes. */
  trustedDocuments?: Readonly<Record<string, string>>;
  /** The built browser app; without it the server answers programs only. */
  webFolder?: string;
  /** Draws the pages for visitors; without it they are empty until the browser app fills them. */
  pageDrawer?: PageDrawer & PurchasePageDrawer & PersonalPageDrawer;
  /** Other sites whose pages may call us. */
  corsOrigins?: string[];
  /** See Fastify's option: which proxies' word about the address of a client is taken. */
  trustProxy?: FastifyServerOptions['trustProxy'];
  logger?: FastifyServerOptions['logger'];
  /** How much may be open at once; null lets anything be. */
  socketLimits?: SocketLimitSettings | null;
  /** The budget of guests from one address per minute, in the cost of their GraphQL queries; null for no limit. */
  guestCostPerMinute?: number | null;
  connectionLimits?: ConnectionLimits;
  /** The token that Prometheus sends to read /metrics; without one, /metrics is closed. */
  metricsToken?: string | null;
}

/** A header that goes on to other sites must have the right form. */
function languagesIn(header: string | undefined): string | null {
  return header && header.length <= 200 && /^[\w\-,;=.* ]+$/.test(header) ? header : null;
}

/** The whole server, ready to listen or to be asked by a test. It closes what it has opened; not what it was given. */
export async function createApp(orm: MikroORM, infrastructure: Infrastructure, options: AppOptions = {}) {
  const {
    trustedDocuments = {},
    webFolder,
    pageDrawer,
    corsOrigins = [],
    trustProxy = false,
    logger = false,
    socketLimits = SOCKET_LIMITS,
    guestCostPerMinute,
    connectionLimits = CONNECTION_LIMITS,
    metricsToken = null,
  } = options;
  const sitePath = sitePathOf(infrastructure.publicUrl);
  const app = fastify({
    bodyLimit: MAX_BODY_BYTES,
    trustProxy,
    logger,
    logController: new LogController({ disableRequestLogging: true }), // addresses hold share tokens and mailed links
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: addressWithin(sitePath),
    genReqId: requestIdOf,
    ...connectionOptions(connectionLimits),
    frameworkErrors: (error, request, reply) => errorHandling()(error, request, withRequestId(request, reply)), // of addresses that cannot be read
  });

  const signedInBy = async (accessToken: string) => {
    const signedIn = await new SessionsService(orm.em.fork(), infrastructure.accessTokens).viewerOf(accessToken);
    if (signedIn) infrastructure.activity.note(signedIn.user.id);
    return signedIn;
  };
  const openContext = (origin: Origin, signedIn: SignedIn | null, accessToken?: string) =>
    new RequestContext(orm, infrastructure, origin, signedIn, accessToken);
  /** A request without a session names nobody, or somebody who was known once, or may be by an API key. */
  const assertKnown = (request: FastifyRequest) => {
    if (request.requestContext.viewerOfList || request.routeOptions.config.action === LEAVING) return;
    const token = bearerOf(request);
    const isKnown = token
      ? isApiKey(token) || infrastructure.accessTokens.userNamedBy(token) !== null
      : !hasOtherCredentials(request);
    if (!isKnown) throw new UnknownCredentials();
  };
  const originOf = ({ ip, headers, log }: Pick<FastifyRequest, 'ip' | 'headers' | 'log'>): Origin => ({
    address: networkOf(ip),
    userAgent: headers['user-agent'] ?? null,
    purpose: `${headers['sec-purpose'] ?? headers.purpose ?? ''}`,
    languages: languagesIn(headers['accept-language']),
    log,
  });

  answerWithRequestIds(app);
  boundConnections(app, {
    limits: connectionLimits,
    largestBody: { usual: MAX_BODY_BYTES, upload: LARGEST_UPLOAD },
    isBehindProxy: isProxyTrusted(trustProxy),
  });
  const template = readPageTemplate(webFolder);
  sendSecurityHeaders(app, infrastructure.publicUrl, template?.scriptHashes);
  await allowOrigins(app, corsOrigins);
  serveBelow(app, sitePath);
  compressAnswers(app);
  answerInLanguages(app);

  app.setErrorHandler(errorHandling());
  await registerMetrics(app, { monitor: infrastructure.operationMonitor, token: metricsToken });
  app.decorateRequest('requestContext');
  app.addHook('preValidation', (request, _reply, done) => {
    request.params = storable(request.params);
    request.query = storable(request.query);
    done();
  });
  await app.register(async (programs) => {
    programs.addHook('onRequest', (request, _reply, done) => {
      storable(request.headers);
      const accessToken = bearerOf(request);
      const open = (signedIn: SignedIn | null) => {
        request.requestContext = openContext(originOf(request), signedIn, accessToken);
        done();
      };
      if (accessToken) signedInBy(accessToken).then(open, done);
      else open(null);
    });
    programs.addHook('preValidation', (request, _reply, done) => {
      request.body = storable(request.body);
      done();
    });
    const { liveSockets, settings } = infrastructure;
    const schema = await createSchema(() => settings.now.siteUrl);
    await registerGraphQL(programs, {
      schema,
      trustedDocuments,
      liveSockets,
      settings,
      socketLimits,
      guestBudget: new GuestBudget(guestCostPerMinute),
      signedInBy,
      assertKnown,
      openContext,
      originOf,
    });
    answerUpgradesWithRequestIds(programs);
    await programs.register(restV1, {
      prefix: '/api/v1',
      description: new ApiDescription(codesNamedIn(schema), sitePath),
    });
    await programs.register(mcpRoutes, { site: () => settings.now, corsOrigins, version: infrastructure.version });
  });
  await app.register(caldavRoutes, {
    sitePath,
    site: () => infrastructure.settings.now,
    openContext: (request) => openContext(originOf(request), null),
  });
  await app.register(unsubscribeRoutes, { openContext: (request) => openContext(originOf(request), null) });
  await app.register(circleCalendarsRoutes, { openContext: (request) => openContext(originOf(request), null) });
  await app.register(imagesRoutes, { store: infrastructure.imageStore });
  await app.register(backchannelLogoutRoutes, { openContext: (request) => openContext(originOf(request), null) });
  await app.register(issuerIconsRoutes, { issuers: infrastructure.issuers });
  if (tellsByWebhook(infrastructure.payments)) {
    const { payments: stripe, paymentIntake: intake } = infrastructure;
    await app.register(stripeWebhookRoutes, { stripe, intake });
  }
  if (infrastructure.payments instanceof TestPaymentProvider) {
    await app.register(testPaymentsRoutes, {
      provider: infrastructure.payments,
      pages: new TestPages(orm, infrastructure.payments, () => infrastructure.settings.now.stripeEnabled),
      site: () => infrastructure.settings.now,
    });
  }
  const site = () => infrastructure.settings.publicConfig;
  const forStranger = (request: FastifyRequest) => openContext(originOf(request), null).services;
  await app.register(linkPicturesRoutes, {
    linkPictures: new LinkPictures(infrastructure.imageStore),
    sharedLists: (request) => openContext(originOf(request), null).sharedLists,
  });
  await app.register(linkCodesRoutes, { siteUrl: () => site().siteUrl });
  await app.register(searchEnginesRoutes, {
    sitePath,
    siteUrl: () => site().siteUrl,
    demoTokens: (request) => openContext(originOf(request), null).sharedLists.demoTokens(),
  });
  await app.register(movedAddressesRoutes);
  const pages = new PageDescriptions(pageDrawer);
  if (template && pageDrawer) {
    await app.register(purchasePagesRoutes, {
      site,
      template,
      drawer: pageDrawer,
      purchases: (request) => forStranger(request).purchases,
      receipts: (request) => forStranger(request).receipts,
      holds: (request) => forStranger(request).holds,
      follows: (request) => forStranger(request).follows,
      questions: (request) => forStranger(request).questions,
      offListGifts: (request) => forStranger(request).offListGifts,
      sharedLists: (request) => forStranger(request).sharedLists,
      deliveryAddresses: (request) => forStranger(request).deliveryAddresses,
    });
    await app.register(personalLinksRoutes, {
      site,
      drawer: pageDrawer,
      links: (request) => forStranger(request).personalLinks,
    });
  }
  await registerWebPages(app, webFolder, {
    template,
    sitePath,
    site,
    async describePage(request) {
      const [path = '', query] = request.url.split('?');
      try {
        const page = await pages.describe(site(), forStranger(request), {
          path,
          query: new URLSearchParams(storable(query)),
          bought: receiptIn(request, BOUGHT_COOKIE),
          undoing: receiptIn(request, UNDOING_COOKIE),
        });
        const language = languageOfAddress(request.url);
        return language && page.path ? { ...page, path: addressIn(language, page.path) } : page;
      } catch (problem) {
        request.log.error(problem, 'a page went out without saying what is on it');
        return pages.describeAny(site(), path); // it opens all the same, and says itself what is wrong
      }
    },
  });
  return app;
}

/** REST answers it in any case, as its contract says: a program that leaves is glad to be nobody. */
const LEAVING: Action = 'signOut';

function isProxyTrusted(trusted: FastifyServerOptions['trustProxy']): boolean {
  return Array.isArray(trusted) ? trusted.length > 0 : Boolean(trusted);
}
