import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { CHANNEL } from './announce.ts';
import type { Bus } from './bus.ts';
import { type LiveEvent, liveEvent } from './live-event.ts';

const SHORTEST_PAUSE = 50;
const LONGEST_PAUSE = 5_000;

/** One connection per process that LISTENs, and comes back by itself. */
export async function postgresBus(connectionString: string): Promise<Bus> {
  const listeners: ((event: LiveEvent) => void)[] = [];
  const gapListeners: (() => void)[] = [];
  const closing = new AbortController();
  let client = await connect();

  async function connect(): Promise<Client> {
    const connection = new Client({ connectionString, keepAlive: true, connectionTimeoutMillis: LONGEST_PAUSE });
    connection.on('error', () => {}); // 'end' follows
    connection.on('notification', ({ payload }) => {
      const event = liveEvent.parse(JSON.parse(payload ?? ''));
      for (const hear of listeners) hear(event);
    });
    await connection.connect();
    await connection.query(`listen ${CHANNEL}`);
    connection.once('end', () => void reconnect());
    return connection;
  }

  async function reconnect(): Promise<void> {
    for (let wait = SHORTEST_PAUSE; !closing.signal.aborted; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
      try {
        await pause(wait, undefined, { signal: closing.signal });
        client = await connect();
        for (const hear of gapListeners) hear();
        return;
      } catch {
        // the database is still away, or this process is closing: the loop decides
      }
    }
  }

  return {
    onEvent: (hear) => void listeners.push(hear),
    onGap: (hear) => void gapListeners.push(hear),
    close: async () => {
      closing.abort();
      await client.end();
    },
  };
}
