import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { CHANNEL } from './announce.ts';
import type { Bus } from './bus.ts';
import { type LiveEvent, parseEvent } from './live-event.ts';

const SHORTEST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 5_000;

/**
 * One connection per process that LISTENs, and comes back by itself. An event that nobody here understands, or that a
 * listener fails at, is told to `onProblem` and passed over.
 */
export async function postgresBus(
  connectionString: string,
  onProblem: (problem: unknown) => void = () => {},
): Promise<Bus> {
  const listeners: ((event: LiveEvent) => void)[] = [];
  const gapListeners: (() => void)[] = [];
  const unknownKinds = new Set<string>();
  const closing = new AbortController();
  let client = await connect();

  async function connect(): Promise<Client> {
    const connection = new Client({ connectionString, keepAlive: true, connectionTimeoutMillis: LONGEST_PAUSE_MS });
    connection.on('error', () => {}); // 'end' follows
    connection.on('notification', ({ payload }) => receive(payload ?? ''));
    await connection.connect();
    await connection.query(`listen ${CHANNEL}`);
    connection.once('end', () => void reconnect());
    return connection;
  }

  function receive(payload: string): void {
    const event = parseEvent(payload);
    if (!event) skip(payload);
    else tellAll(event);
  }

  function tellAll(event: LiveEvent): void {
    for (const listener of listeners) {
      try {
        listener(event);
      } catch (problem) {
        onProblem(problem); // thrown from here, it would end the process
      }
    }
  }

  /** Said once for each kind: a version that announces it may announce it often. */
  function skip(payload: string): void {
    const kind = /"kind": ?"(\w{1,50})"/.exec(payload)?.[1] ?? 'nothing readable';
    if (unknownKinds.has(kind)) return;
    unknownKinds.add(kind);
    onProblem(new Error(`An event was skipped that this version does not understand: ${kind}`));
  }

  async function reconnect(): Promise<void> {
    for (let wait = SHORTEST_PAUSE_MS; !closing.signal.aborted; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
      try {
        await pause(wait, undefined, { signal: closing.signal });
        client = await connect();
        for (const listener of gapListeners) listener();
        return;
      } catch {
        // the database is still away, or this process is closing: the loop decides
      }
    }
  }

  return {
    onEvent: (listener) => void listeners.push(listener),
    onGap: (listener) => void gapListeners.push(listener),
    close: async () => {
      closing.abort();
      await client.end();
    },
  };
}
