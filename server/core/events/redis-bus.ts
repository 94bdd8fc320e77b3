import { createClient } from '@redis/client';
import type { Bus } from './bus.ts';
import { BusListeners } from './bus-listeners.ts';
import { EventRelay } from './event-relay.ts';
import { CHANNEL } from './live-event.ts';
import { RedisLease } from './redis-lease.ts';

const RELEASED = `${CHANNEL}:released`;

/** Without a sign of life for so long, another process takes the place. */
const LEASE_MS = 6_000;
const RENEWAL_INTERVAL_MS = 2_000;

const LONGEST_PAUSE_MS = 5_000;

interface RedisBusOptions {
  redisUrl: string;
  databaseUrl: string;
  onProblem?: (problem: unknown) => void;
}

/**
 * One process of all listens to the database, so that a hundred cost PostgreSQL one listener. Events that are
 * lost while it changes hands, or while Redis is away, are reported as a gap. Throws if Redis cannot be reached
 * at the start.
 */
export async function redisBus({ redisUrl, databaseUrl, onProblem = () => {} }: RedisBusOptions): Promise<Bus> {
  const listeners = new BusListeners(onProblem);
  const commands = await connect(redisUrl, { onProblem });
  let latestTerm = 0;
  const subscriber = await connect(redisUrl, {
    onProblem,
    onReturn: () => {
      latestTerm = 0; // of a Redis that lost its clock, too
      listeners.reportGap();
    },
  });
  await subscriber.subscribe(CHANNEL, (message) => {
    const { term, payload } = EventRelay.parse(message);
    if (term < latestTerm) return; // of a process that does not know yet that its place is taken
    latestTerm = term;
    if (payload) listeners.receive(payload);
    else listeners.reportGap();
  });

  const lease = new RedisLease(commands, `${CHANNEL}:listener`, LEASE_MS);
  let relay: EventRelay | undefined;
  let holding = Promise.resolve();

  function hold(): Promise<void> {
    holding = holding.then(takePlace).catch(() => {}); // Redis or the database is away, which others report: next time
    return holding;
  }

  async function takePlace(): Promise<void> {
    const held = await lease.hold();
    if (held?.isNew === false && relay) return;
    const before = relay;
    relay = undefined;
    await before?.close();
    relay = held
      ? await EventRelay.start(databaseUrl, held.term, (message) => commands.publish(CHANNEL, message))
      : undefined;
  }

  await subscriber.subscribe(RELEASED, () => void hold());
  await hold();
  const timer = setInterval(() => void hold(), RENEWAL_INTERVAL_MS);

  return {
    onEvent: (listener) => listeners.onEvent(listener),
    onGap: (listener) => listeners.onGap(listener),
    close: async () => {
      clearInterval(timer);
      subscriber.destroy();
      await holding;
      if (relay) await leave(relay);
      commands.destroy();
    },
  };

  /** If Redis is away, another takes the place once the lease has run out. */
  async function leave(relay: EventRelay): Promise<void> {
    await relay.close();
    if (!commands.isReady) return;
    if (await lease.release()) await commands.publish(RELEASED, '');
  }
}

interface ConnectionOptions {
  onProblem(problem: unknown): void;
  onReturn?(): void;
}

/** Fails if Redis is not there now; later it comes back by itself. */
async function connect(url: string, { onProblem, onReturn }: ConnectionOptions) {
  let wasReady = false;
  let isReported = false;
  const client = createClient({
    url,
    disableOfflineQueue: true, // what waited would be outdated, and its callers ask again
    socket: {
      connectTimeout: LONGEST_PAUSE_MS,
      reconnectStrategy: (retries, cause) => (wasReady ? Math.min(50 * 2 ** retries, LONGEST_PAUSE_MS) : cause),
    },
  });
  client.on('error', (problem) => {
    if (wasReady && !isReported) onProblem(problem); // once an outage, not once an attempt
    isReported = true;
  });
  client.on('ready', () => {
    isReported = false;
    if (wasReady) onReturn?.();
    wasReady = true;
  });
  try {
    await client.connect();
  } catch (problem) {
    throw new Error(`Redis is not to be reached at ${new URL(url).host}`, { cause: problem });
  }
  return client;
}
