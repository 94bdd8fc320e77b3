import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import { Client, Pool } from 'pg';

/** The statements of a piece of work; kept apart from those of anything else meanwhile. */
const recording = new AsyncLocalStorage<string[]>();

/** All statements of this process, while somebody asks for them: a worker sends hundreds of thousands, and lives on through many files. */
let everything: string[] | null = null;

const send = Client.prototype.query as (this: Client, ...args: unknown[]) => unknown;
Client.prototype.query = function query(this: Client, ...args: unknown[]) {
  for (const kept of [recording.getStore(), everything]) kept?.push(textOf(args[0]));
  return send.apply(this, args);
} as typeof Client.prototype.query;

type Connected = (...args: unknown[]) => void;
const connect = Pool.prototype.connect as (this: Pool, connected?: Connected) => unknown;
/** A caller that waits for a connection goes on as itself, not as the one that gave it back. */
Pool.prototype.connect = function connectAsCaller(this: Pool, connected?: Connected) {
  return connect.call(this, connected && AsyncResource.bind(connected));
} as typeof Pool.prototype.connect;

/**
 * Gives the result of `work`, and the statements that it sends to the database: one for each round trip, without their
 * values.
 */
export async function observe<Result>(work: () => Promise<Result>): Promise<{ result: Result; statements: string[] }> {
  const statements: string[] = [];
  const result = await recording.run(statements, work);
  // some are sent at the same time
  return { result, statements: statements.filter(isOfTheWork).toSorted() };
}

/** As `observe`, with the statements that anything else sends meanwhile, such as sockets that hear of what was done. */
export async function observeAll<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; statements: string[] }> {
  const statements: string[] = [];
  everything = statements;
  try {
    const result = await work();
    return {
      result,
      statements: statements.filter((text) => isOfTheWork(text) && !text.includes('presences')).toSorted(),
    };
  } finally {
    everything = null;
  }
}

function textOf(query: unknown): string {
  const text = typeof query === 'string' ? query : String((query as { text?: string }).text);
  return text.replace(/'[^']*'/g, '?');
}

/** That somebody was here is written a second later, whatever they did. */
function isOfTheWork(text: string): boolean {
  return !text.includes('counted_accounts');
}
