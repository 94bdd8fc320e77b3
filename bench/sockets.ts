import { Client } from 'pg';
import type { WebSocket } from 'ws';
import { openSocket, type Subscription } from './open-socket.ts';
import { answerJob, cpuTimeOf } from './server-process.ts';

/** More would measure the server's backlog. */
const AT_ONCE = 50;

export interface SocketsJob {
  databaseUrl: string;
  url: string;
  channel: string;
  subscription?: Subscription;
  cause?: { url: string; body: object; accessToken?: string; method?: string }[];
  accessTokens: readonly (string | undefined)[];
  events: number;
  /** Before those that count: Node compiles the code meanwhile. */
  warmUp?: number;
  serverPid: number;
}

export interface SocketsResult {
  /** In milliseconds, from the commit to the last socket's message. */
  median: number;
  worst: number;
  p95: number;
  /** In milliseconds, from the sending of what makes an event to the last socket's message. */
  whole: number;
  /** In milliseconds of CPU time, for one event. */
  cpu: number;
  message: string;
}

answerJob(async (job: SocketsJob): Promise<SocketsResult> => {
  const events = new Client({ connectionString: job.databaseUrl });
  await events.connect();
  const sockets: WebSocket[] = [];
  while (sockets.length < job.accessTokens.length) {
    const next = job.accessTokens.slice(sockets.length, sockets.length + AT_ONCE);
    sockets.push(...(await Promise.all(next.map((accessToken) => openSocket(job.url, job.subscription, accessToken)))));
  }
  await events.query(`listen ${job.channel}`);

  const times: number[] = [];
  const each: number[] = [];
  const whole: number[] = [];
  let message = '';
  const { warmUp = 0 } = job;
  let before = cpuTimeOf(job.serverPid);
  for (let event = 0; event < warmUp + job.events; event += 1) {
    if (event === warmUp) before = cpuTimeOf(job.serverPid);
    const committed = new Promise<number>((resolve) => {
      events.once('notification', () => resolve(performance.now()));
    });
    const heard = nextOfAll(sockets);
    const sentAt = performance.now();
    await makeEvent(job, event, events);
    const heardAt = await heard;
    const [start, end] = [await committed, performance.now()];
    if (event < warmUp) continue;
    times.push(end - start);
    whole.push(Math.max(...heardAt.times) - sentAt);
    each.push(...heardAt.times.map((at) => Math.max(0, at - start))); // the commit may be heard here last of all
    message = heardAt.message;
  }
  const cpu = (cpuTimeOf(job.serverPid) - before) / job.events;

  for (const socket of sockets) socket.terminate();
  await events.end();
  times.sort((one, other) => one - other);
  each.sort((one, other) => one - other);
  whole.sort((one, other) => one - other);
  return {
    median: times[Math.floor(times.length / 2)] as number,
    worst: times.at(-1) as number,
    whole: whole[Math.floor(whole.length / 2)] as number,
    p95: each[Math.ceil(each.length * 0.95) - 1] as number,
    cpu,
    message,
  };
});

/** With as little work as can be: they share a processor with the server. */
function nextOfAll(sockets: readonly WebSocket[]): Promise<{ times: number[]; message: string }> {
  return new Promise((resolve) => {
    const times: number[] = [];
    for (const socket of sockets) {
      socket.once('message', (bytes) => {
        times.push(performance.now());
        if (times.length === sockets.length) resolve({ times, message: String(bytes) });
      });
    }
  });
}

async function makeEvent({ cause, channel }: SocketsJob, event: number, client: Client): Promise<void> {
  const call = cause?.[event % cause.length];
  if (!call) return void (await client.query(`notify ${channel}`));
  const { url, body, accessToken, method = 'POST' } = call;
  const headers = {
    'content-type': 'application/json',
    accept: 'application/graphql-response+json,application/json;q=0.9', // as the browser app
    ...(accessToken && { authorization: `Bearer ${accessToken}` }),
  };
  const response = await fetch(url, { method, headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`The event was refused: ${await response.text()}`);
}
