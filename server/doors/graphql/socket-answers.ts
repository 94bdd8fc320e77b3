import type { ExecutionArgs, ExecutionResult } from 'graphql';
import type { WebSocket } from 'ws';
import type { ProblemLog } from '../../core/users/caller.ts';
import type { SharedSubscription } from '../../news/live/shared-execution.ts';
import { type Answering, executeWithin, isWithin, TOO_LARGE_JSON, within } from './answer-size.ts';
import { formatResult } from './errors.ts';
import { nextSender, type Wire } from './next-frames.ts';
import type { KnownDocument } from './trusted-documents.ts';
import type { UnsentBytes } from './unsent-bytes.ts';

/** Our own subscriptions are compiled, and go past graphql-ws. */
export function answersTo(
  operationId: string,
  known: KnownDocument | null,
  { socket, wire, log, unsent }: { socket: WebSocket; wire: Wire; log: ProblemLog; unsent: UnsentBytes },
): Pick<SharedSubscription, 'execute' | 'write' | 'deliver'> {
  return {
    execute: known ? compiledWithin(known) : executeWithin,
    write: (result) => written(result, log),
    deliver: nextSender(socket, wire, operationId, unsent),
  };
}

/** A compiled document reads rows uncounted; its answer is measured when it is written. */
function compiledWithin({ execute }: KnownDocument) {
  return async ({ rootValue, contextValue, variableValues }: ExecutionArgs): Promise<ExecutionResult> => {
    return within(await execute(rootValue, contextValue, variableValues ?? {}), contextValue as Answering);
  };
}

function written(result: ExecutionResult, log: ProblemLog): string {
  const json = JSON.stringify(formatResult(result, log));
  return isWithin(json, null) ? json : TOO_LARGE_JSON;
}
