import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { CHANNEL } from './live-event.ts';

const SHORTEST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 5_000;

interface Receiver {
  receive(payload: string): void;
  /** Events may have been missed: a lost connection is back. */
  reportGap(): void;
}

/** Comes back by itself. Resolves once it listens. */
export async function listenToPostgres(
  connectionString: string,
  receiver: Receiver,
): Promise<{ close(): Promise<void> }> {
  const closing = new AbortController();
  let client = await connect();

  async function connect(): Promise<Client> {
    const connection = new Client({ connectionString, keepAlive: true, connectionTimeoutMillis: LONGEST_PAUSE_MS });
    connection.on('error', () => {}); // 'end' follows
    connection.on('notification', ({ payload }) => receiver.receive(payload ?? ''));
    await connection.connect();
    await connection.query(`listen ${CHANNEL}`);
    connection.once('end', () => void reconnect());
    return connection;
  }

  async function reconnect(): Promise<void> {
    for (let wait = SHORTEST_PAUSE_MS; !closing.signal.aborted; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
      try {
        await pause(wait, undefined, { signal: closing.signal });
        client = await connect();
        if (closing.signal.aborted) return await client.end();
        return receiver.reportGap();
      } catch {
        // the database is still away, or this process is closing: the loop decides
      }
    }
  }

  return {
    close: async () => {
      closing.abort();
      await client.end();
    },
  };
}
