import { createSourceEventStream, type ExecutionArgs, type ExecutionResult, execute, print } from 'graphql';

type Results = Map<string, Promise<ExecutionResult>>;

/**
 * `subscribe` for graphql-ws, as graphql-js does it, but with one execution per event for all sockets that got the same
 * object and asked the same of it. The live service hands one object to everybody who may see the same.
 */
export async function subscribeShared(args: ExecutionArgs): Promise<AsyncIterable<ExecutionResult> | ExecutionResult> {
  const source = await createSourceEventStream(args);
  if (!(Symbol.asyncIterator in source)) return source;
  const question = `${args.operationName ?? ''} ${print(args.document)} ${JSON.stringify(args.variableValues ?? {})}`;
  const payloads = source[Symbol.asyncIterator]();

  return {
    [Symbol.asyncIterator]: () => ({
      async next() {
        const { done, value } = await payloads.next();
        return done
          ? { done, value: undefined }
          : { done: false, value: await executeOnce(args, question, value as object) };
      },
      async return() {
        await payloads.return?.();
        return { done: true as const, value: undefined };
      },
    }),
  };
}

const executed = new WeakMap<object, Results>();

async function executeOnce(args: ExecutionArgs, question: string, payload: object): Promise<ExecutionResult> {
  const results: Results = executed.get(payload) ?? new Map();
  executed.set(payload, results);
  const result = results.get(question) ?? Promise.resolve(execute({ ...args, rootValue: payload }));
  results.set(question, result);
  return result;
}
