import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { GraphQLError, getOperationAST } from 'graphql';
import { CloseCode, type Context, makeServer, type SubscribePayload } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { AppError, NotSignedIn } from '../../base/errors/errors.ts';
import { ENGLISH, type Speaker } from '../../base/languages/i18n.rules.ts';
import { isPageLanguage, tagsOfHeader } from '../../base/languages/languages.rules.ts';
import { speakerFor, speaking } from '../../base/languages/speaking.ts';
import { bearerOf, type Origin, type ProblemLog, type SignedIn } from '../../core/users/caller.ts';
import type { User } from '../../core/users/user.entity.ts';
import { isAdministrator } from '../../core/users/user.policy.ts';
import { isApiKey } from '../../keys/api-keys/api-key-secrets.ts';
import { type LiveSockets, NOT_SIGNED_IN } from '../../news/live/live-sockets.ts';
import { type SharedSubscription, subscribeShared } from '../../news/live/shared-execution.ts';
import type { RequestContext } from '../../request-context.ts';
import type { Admission } from './admission.ts';
import { executeWithin } from './answer-size.ts';
import type { Documents } from './documents.ts';
import { socketErrors } from './errors.ts';
import { IncomingFrames } from './incoming-frames.ts';
import { pingRegularly, sendOn } from './open-socket.ts';
import { answersTo } from './socket-answers.ts';
import type { SocketLimits } from './socket-limits.ts';
import type { KnownDocument, TrustedDocuments } from './trusted-documents.ts';
import { UnsentBytes } from './unsent-bytes.ts';

const GOODBYE_MILLISECONDS = 3_000;

const TRY_LATER = 1013;
const GOING_AWAY = 1001;
const NOT_ALLOWED = 4403;
const POLICY = 1008;

/** A page of ours is refused hardly anything. */
const MOST_REFUSALS = 100;

/** Programs say by them who they are to other servers: a program that does so here is no guest. */
const CREDENTIALS = /^(authorization|headers|.*token|.*api[-_]?key)$/i;

interface Needs {
  documents: Documents;
  trustedDocuments: TrustedDocuments;
  liveSockets: LiveSockets;
  limits: SocketLimits;
  admission: Admission;
  signedInBy(accessToken: string): Promise<SignedIn | null>;
  openContext(origin: Origin, signedIn: SignedIn | null, accessToken?: string): RequestContext;
  originOf(request: FastifyRequest): Origin;
}

interface Extra extends Record<PropertyKey, unknown> {
  socket: WebSocket;
  wire: Socket;
  origin: Origin;
  log: ProblemLog;
  speaker: Speaker;
  acceptLanguage: string | undefined;
  bearer: string | undefined;
  counted: ReturnType<SocketLimits['open']>;
  signedIn?: SignedIn | null;
  accessToken?: string;
  keyContext?: RequestContext;
  frames?: IncomingFrames;
  refusals: number;
}

interface ConnectionParams extends Record<string, unknown> {
  accessToken?: unknown;
  language?: unknown;
}

type SocketContext = Context<ConnectionParams, Extra>;

export class GraphQLSockets {
  private readonly open = new Map<WebSocket, Extra>();
  private readonly unsent = new UnsentBytes();
  private readonly server;

  constructor(private readonly needs: Needs) {
    const { schema } = needs.documents;
    this.server = makeServer<ConnectionParams, Extra>({
      schema,
      execute: (args) => speaking(speakerOf(args), () => executeWithin(args)),
      subscribe: (args) => speaking(speakerOf(args), () => subscribeShared(args as SharedSubscription)),
      onConnect: (context) => this.connect(context),
      onSubscribe: async ({ extra }, id, asked) => {
        try {
          const begun = await speaking(extra.speaker, () => this.begin(extra, id, asked));
          return Array.isArray(begun) ? this.refused(extra, begun) : this.taken(extra, begun);
        } finally {
          extra.frames?.hasBegun();
        }
      },
      context: ({ extra }) => this.contextOf(extra),
      ...socketErrors,
    });
  }

  private async begin(
    extra: Extra,
    id: string,
    { query, extensions, operationName, variables }: SubscribePayload,
  ): Promise<SharedSubscription | GraphQLError[]> {
    const { schema } = this.needs.documents;
    const keyRefusal = extra.keyContext && (await this.renewKey(extra));
    if (keyRefusal) return [asGraphQLError(keyRefusal)];
    const known = query ? null : this.needs.trustedDocuments.find(extensions);
    const document = await this.documentOf(extra, known, query);
    if (Array.isArray(document)) return document;
    const asked = { document, operation: getOperationAST(document, operationName), variables };
    const refusal = await this.needs.admission.refusalOf(asked, this.contextOf(extra), 'socket');
    if (refusal) return [refusal];
    const { socket, wire, log, speaker } = extra;
    const answers = answersTo(id, known, { socket, wire, log, unsent: this.unsent });
    return { schema, speaker, document, operationName, variableValues: variables ?? undefined, ...answers };
  }

  private refused(extra: Extra, problems: GraphQLError[]): GraphQLError[] {
    extra.refusals += 1;
    if (extra.refusals > MOST_REFUSALS) extra.socket.close(POLICY, 'Too many refused operations');
    return problems;
  }

  private taken(extra: Extra, subscription: SharedSubscription): SharedSubscription | GraphQLError[] {
    if (extra.socket.readyState !== extra.socket.OPEN) return [new GraphQLError('The connection is closed.')];
    extra.refusals = Math.max(0, extra.refusals - 1);
    return subscription;
  }

  /** The request is let go of: an open page would keep it otherwise. */
  take(socket: WebSocket, request: FastifyRequest): void {
    const { log } = request;
    const acceptLanguage = request.headers['accept-language'];
    const wire = request.raw.socket;
    const origin = { ...this.needs.originOf(request), isSocket: true };
    const counted = this.needs.limits.open(origin.address);
    const extra: Extra = {
      ...{ socket, wire, origin, log, counted, acceptLanguage },
      ...{ bearer: bearerOf(request), speaker: ENGLISH, refusals: 0 },
    };
    this.open.set(socket, extra);
    this.needs.liveSockets.count(socket);
    const stopPinging = pingRegularly(socket);
    socket.removeAllListeners('error'); // the plug-in's knows the request
    socket.on('error', () => socket.terminate()); // it was reset, or what came was garbage: nothing that we could mend

    const closed = this.server.opened(
      {
        protocol: socket.protocol,
        send: (message) => sendOn(socket, message, this.unsent),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (hear) => {
          extra.frames = new IncomingFrames(socket, wire, hear, (problem) => {
            log.error(problem);
            socket.close(CloseCode.InternalServerError, 'Internal server error');
          });
        },
      },
      extra,
    );
    socket.once('close', (code, reason) => {
      stopPinging();
      this.open.delete(socket);
      this.needs.limits.close(counted);
      void closed(code, String(reason));
    });
  }

  closeForMaintenance(): void {
    for (const [socket, extra] of this.open) {
      if (!isAdministrator(viewerOf(extra))) socket.close(TRY_LATER, 'Under maintenance');
    }
  }

  /** Clients come back, elsewhere. Those that say nothing to the goodbye are gone in a moment, too. */
  closeAll(): void {
    for (const socket of this.open.keys()) {
      socket.close(GOING_AWAY, 'Going away');
      const timer = setTimeout(() => socket.terminate(), GOODBYE_MILLISECONDS);
      socket.once('close', () => clearTimeout(timer));
    }
  }

  private async connect({ connectionParams, extra, subscriptions }: SocketContext): Promise<boolean> {
    const { counted, socket, bearer } = extra;
    const { accessToken: said, language, ...others } = connectionParams ?? {};
    if (isPageLanguage(language)) extra.speaker = await speakerFor(language, tagsOfHeader(extra.acceptLanguage));
    const accessToken = said ?? bearer; // browsers can send no such header
    this.needs.limits.identify(counted, undefined, subscriptions);
    const isGuest = accessToken == null && !Object.keys(others).some((name) => CREDENTIALS.test(name));
    if (isGuest) return true;
    if (typeof accessToken !== 'string') {
      socket.close(NOT_SIGNED_IN, 'Unauthorized');
      return true;
    }
    if (isApiKey(accessToken)) return this.connectWithKey(extra, subscriptions, accessToken);
    const signedIn = await this.needs.signedInBy(accessToken);
    Object.assign(extra, { signedIn, accessToken });
    if (signedIn && socket.readyState === socket.OPEN) {
      this.needs.limits.identify(counted, signedIn.user.id, subscriptions);
      this.needs.liveSockets.add(signedIn.sessionId, socket, signedIn.expiresAt);
    } else socket.close(NOT_SIGNED_IN, 'Unauthorized');
    return true;
  }

  private contextOf({ keyContext, origin, signedIn = null, accessToken }: Extra): RequestContext {
    return keyContext?.again() ?? this.needs.openContext(origin, signedIn, accessToken);
  }

  private async connectWithKey(extra: Extra, subscriptions: object, accessToken: string): Promise<boolean> {
    const { socket, counted } = extra;
    extra.accessToken = accessToken;
    const refusal = await this.renewKey(extra);
    if (refusal && !(refusal instanceof NotSignedIn)) socket.close(NOT_ALLOWED, refusal.code);
    const { keyContext } = extra;
    const owner = keyContext?.viewerOrGuest;
    if (owner && keyContext?.keyId && socket.readyState === socket.OPEN) {
      this.needs.limits.identify(counted, owner.id, subscriptions);
      this.needs.liveSockets.addOfKey(keyContext.keyId, owner.id, socket);
    }
    return true;
  }

  /** Counts an operation towards the key's limit. Gives why it may do nothing. */
  private async renewKey(extra: Extra): Promise<AppError | null> {
    const { origin, socket, accessToken = '' } = extra;
    try {
      extra.keyContext = await this.needs.openContext(origin, null).withApiKey(accessToken);
      return null;
    } catch (refusal) {
      if (refusal instanceof NotSignedIn) socket.close(NOT_SIGNED_IN, 'Unauthorized');
      if (refusal instanceof AppError) return refusal;
      throw refusal;
    }
  }

  private async documentOf(extra: Extra, known: KnownDocument | null, query: string | null | undefined) {
    const tooMany = this.needs.limits.refusalOn(extra.counted);
    if (tooMany) return [asGraphQLError(tooMany)];
    if (query) return this.needs.documents.readFor(viewerOf(extra)?.id ?? extra.origin.address, query);
    return known?.document ?? [unknownHash()];
  }
}

function speakerOf(args: object): Speaker {
  return (args as Partial<SharedSubscription>).speaker ?? ENGLISH;
}

function viewerOf({ keyContext, signedIn }: Extra): User | null {
  return keyContext?.viewerOrGuest ?? signedIn?.user ?? null;
}

/** Clients that hear Apollo's words send the text. */
function unknownHash(): GraphQLError {
  return new GraphQLError('PersistedQueryNotFound', { extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } });
}

function asGraphQLError({ message, code, details }: AppError): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...details } });
}
