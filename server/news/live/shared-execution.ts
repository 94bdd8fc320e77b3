import { createSourceEventStream, type DocumentNode, type ExecutionArgs, type ExecutionResult } from 'graphql';
import type { Speaker } from '../../base/languages/i18n.rules.ts';
import { speaking } from '../../base/languages/speaking.ts';
import { Followed } from '../../core/events/subscribers.ts';
import type { RequestContext } from '../../request-context.ts';
import { LiveChange } from './live-change.ts';

export interface SharedSubscription extends ExecutionArgs {
  contextValue?: RequestContext;
  /** In whose language is answered. */
  speaker: Speaker;
  /** Answers the document about one thing that was told, which is the root value. */
  execute(args: ExecutionArgs): Promise<ExecutionResult>;
  /** An answer as its receivers may see it, as JSON. */
  write(result: ExecutionResult): string;
  /** Brings an answer to this subscriber, as `write` gives it. */
  deliver(answer: Buffer): void;
}

interface Answer {
  bytes: Buffer;
  /** Null where nothing asked who they are for whom it was made: it is for all who got the same object. */
  madeFor: string | null;
}

/** By what else is asked: the operation's name, its variables, what the API key may see with which it is asked, and in which language. */
type Answers = Map<string, Promise<Answer>>;

/** By what was told, and the document with which it is asked about. */
const answered = new WeakMap<object, WeakMap<DocumentNode, Answers>>();

const DONE = { done: true, value: undefined } as const;

/**
 * `subscribe` for graphql-ws, but with one execution and one JSON per event for all sockets that got the same object
 * and asked the same of it, unless what they asked depends on who they are. The live service hands one object to everybody
 * who may see the same. Answers go to `deliver`, not through what is given, which only says when they end.
 */
export async function subscribeShared(
  args: SharedSubscription,
): Promise<AsyncIterableIterator<never> | ExecutionResult> {
  const source = await createSourceEventStream(args);
  if (!(Symbol.asyncIterator in source)) return source;
  if (!(source instanceof Followed))
    throw new Error('A subscription gives a Followed view, as Subscribers.follow() does');
  const context = (args.contextValue as RequestContext).again();
  args.contextValue = context; // graphql-ws keeps `args` as long as the socket; what subscribing has loaded need not stay
  const { operationName, variableValues = {}, speaker } = args;
  const { language, locale } = speaker;
  const question = JSON.stringify([operationName, variableValues, context.keyScopes, language, locale]);
  const asker = context.viewerOrGuest?.id ?? '';
  return delivered(source, (...told) => answerOnce(args, { question, asker }, ...told), args.deliver);
}

function delivered(
  source: Followed<object>,
  answer: (payload: object, message: unknown) => Promise<Buffer>,
  deliver: (answer: Buffer) => void,
): AsyncIterableIterator<never> {
  const end = Promise.withResolvers<typeof DONE>();
  let isOver = false;
  const leave = source.listen({
    async onView(payload, message) {
      const next = await answer(payload, message);
      if (!isOver) deliver(next);
    },
    onEnd: (problem) => (problem === undefined ? end.resolve(DONE) : end.reject(problem)),
  });

  // Iterable and iterator in one: what is left behind by a socket that closes is ended by calling `return` on this.
  const iterator: AsyncIterableIterator<never> = {
    [Symbol.asyncIterator]: () => iterator,
    next: () => end.promise,
    async return() {
      isOver = true;
      leave();
      end.resolve(DONE);
      return DONE;
    },
  };
  return iterator;
}

interface Asked {
  question: string;
  /** Their id; guests have none, and get an object of their own where they are not like others. */
  asker: string;
}

async function answerOnce(
  args: SharedSubscription,
  { question, asker }: Asked,
  payload: object,
  message: unknown,
): Promise<Buffer> {
  const byDocument = answered.get(payload) ?? new WeakMap<DocumentNode, Answers>();
  answered.set(payload, byDocument);
  const answers: Answers = byDocument.get(args.document) ?? new Map();
  byDocument.set(args.document, answers);
  const madeOnce = (name: string) => {
    const answer = answers.get(name) ?? answerNow(args, asker, payload, message);
    answers.set(name, answer);
    return answer;
  };
  const first = await madeOnce(question);
  const isTheirs = first.madeFor === null || first.madeFor === asker;
  return isTheirs ? first.bytes : (await madeOnce(`${asker} ${question}`)).bytes;
}

/** Reads the parts that the answers to one change share once. */
async function answerNow(
  args: SharedSubscription,
  asker: string,
  rootValue: object,
  message: unknown,
): Promise<Answer> {
  const context = args.contextValue as RequestContext;
  const services =
    message instanceof LiveChange ? message.madeFor('services', () => context.again().services) : undefined;
  const contextValue = context.again(services);
  const json = await speaking(args.speaker, async () =>
    args.write(await args.execute({ ...args, contextValue, rootValue })),
  );
  return { bytes: Buffer.from(json), madeFor: contextValue.isPersonal ? asker : null };
}
