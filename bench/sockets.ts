import { Client } from 'pg';
import { WebSocket } from 'ws';
import { answerJob } from './server-process.ts';

const SOCKETS = 1_000;
const EVENTS = 9;
/** Opened at once, so that the server's backlog is not what is measured. */
const AT_ONCE = 50;

export interface SocketsJob {
  databaseUrl: string;
  /** Where the sockets go; the floor's get whatever it sends. */
  url: string;
  /** PostgreSQL's channel on which the commit is heard. */
  channel: string;
  /** The product's subscription; the floor needs none. */
  subscription?: { query: string; operationName: string; variables: object };
  /** What makes an event: a call to the product, or else a notification on the channel. */
  cause?: { url: string; body: object }[];
}

export interface SocketsResult {
  /** In milliseconds, from the commit to the last socket's message. */
  median: number;
  worst: number;
  /** What one event brought to one socket. */
  message: string;
}

answerJob(async (job: SocketsJob): Promise<SocketsResult> => {
  const events = new Client({ connectionString: job.databaseUrl });
  await events.connect();
  const sockets: WebSocket[] = [];
  while (sockets.length < SOCKETS)
    sockets.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => open(job)))));
  await events.query(`listen ${job.channel}`);

  const times: number[] = [];
  let message = '';
  for (let event = 0; event < EVENTS; event += 1) {
    const committed = new Promise<number>((resolve) => {
      events.once('notification', () => resolve(performance.now()));
    });
    const heard = Promise.all(sockets.map((socket) => nextMessage(socket)));
    await makeEvent(job, event, events);
    const messages = await heard;
    times.push(performance.now() - (await committed));
    message = messages[0] ?? '';
  }

  for (const socket of sockets) socket.terminate();
  await events.end();
  times.sort((one, other) => one - other);
  return { median: times[Math.floor(times.length / 2)] as number, worst: times.at(-1) as number, message };
});

/** Connects, and for the product subscribes and waits for how things stand. */
async function open({ url, subscription }: SocketsJob): Promise<WebSocket> {
  const socket = new WebSocket(url, 'graphql-transport-ws', { perMessageDeflate: false });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  if (!subscription) return socket;
  socket.send(JSON.stringify({ type: 'connection_init', payload: {} }));
  await nextMessage(socket);
  const opened = nextMessage(socket);
  socket.send(JSON.stringify({ id: crypto.randomUUID(), type: 'subscribe', payload: subscription }));
  await opened;
  return socket;
}

function nextMessage(socket: WebSocket): Promise<string> {
  return new Promise((resolve) => socket.once('message', (bytes) => resolve(String(bytes))));
}

async function makeEvent({ cause, channel }: SocketsJob, event: number, client: Client): Promise<void> {
  const call = cause?.[event % cause.length];
  if (!call) return void (await client.query(`notify ${channel}`));
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(call.url, { method: 'POST', headers, body: JSON.stringify(call.body) });
  if (!response.ok) throw new Error(`The event was refused: ${await response.text()}`);
}
