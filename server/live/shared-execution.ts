import { createSourceEventStream, type DocumentNode, type ExecutionArgs, type ExecutionResult } from 'graphql';
import type { RequestContext } from '../request-context.ts';

type Execute = (args: ExecutionArgs) => Promise<ExecutionResult>;

/** By what else is asked: the operation's name, its variables, and whether an API key asks that may not see buyers. */
type Results = Map<string, Promise<ExecutionResult>>;

/** By what was told, and the document with which it is asked about. */
const executed = new WeakMap<object, WeakMap<DocumentNode, Results>>();

/**
 * `subscribe` for graphql-ws, as graphql-js does it, but with one execution per event for all sockets that got the same
 * object and asked the same of it. The live service hands one object to everybody who may see the same.
 */
export function subscribeShared(execute: Execute) {
  return (args: ExecutionArgs) => subscribeWith(execute, args);
}

async function subscribeWith(
  execute: Execute,
  args: ExecutionArgs,
): Promise<AsyncIterable<ExecutionResult> | ExecutionResult> {
  const source = await createSourceEventStream(args);
  if (!(Symbol.asyncIterator in source)) return source;
  const context = (args.contextValue as RequestContext).again();
  args.contextValue = context; // graphql-ws keeps `args` as long as the socket; what subscribing has loaded need not stay
  const { operationName, variableValues = {} } = args;
  const question = JSON.stringify([operationName, variableValues, context.areBuyersHidden]);
  const payloads = source[Symbol.asyncIterator]();

  // Iterable and iterator in one: what is left behind by a socket that closes is ended by calling `return` on this.
  const results: AsyncIterableIterator<ExecutionResult> = {
    [Symbol.asyncIterator]: () => results,
    async next() {
      const { done, value } = await payloads.next();
      return done
        ? { done, value: undefined }
        : { done: false, value: await executeOnce(args, question, value as object) };
    },
    async return() {
      await payloads.return?.();
      return { done: true, value: undefined };
    },
  };
  return results;

  function executeOnce(asked: ExecutionArgs, key: string, payload: object): Promise<ExecutionResult> {
    const results = resultsOf(payload, asked.document);
    const result = results.get(key) ?? execute({ ...asked, contextValue: context.again(), rootValue: payload });
    results.set(key, result);
    return result;
  }
}

function resultsOf(payload: object, document: DocumentNode): Results {
  const byDocument = executed.get(payload) ?? new WeakMap<DocumentNode, Results>();
  executed.set(payload, byDocument);
  const results: Results = byDocument.get(document) ?? new Map();
  byDocument.set(document, results);
  return results;
}
