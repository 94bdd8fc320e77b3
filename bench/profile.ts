import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap, type SourceMapping } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kind, LoadJob, LoadResult } from './load.ts';
import { takeTurn, type World } from './measure.ts';
import { askProcess, type ServerProcess } from './server-process.ts';

const KINDS: Kind[] = ['read over GraphQL', 'read over REST', 'purchase over GraphQL', 'purchase over REST'];

const BUNDLE = /\/dist\/server\/.*\.js$/;

/** Compiling is no part of the cost of an answer. */
const WARM_UP_SECONDS = 2;

/** By the origin of their code; the first that fits counts. */
const PARTS: [name: string, place: RegExp][] = [
  ['garbage collection', /^\(garbage collector\)$/],
  ['system calls, native code', /^\((program|root)\)$/],
  ['GraphQL: compiled plans', /node_modules\/(graphql-jit|fast-json-stringify|generate-function)\//],
  ['GraphQL: execution', /node_modules\/graphql\/(execution|jsutils)\//],
  ['GraphQL: parsing, validation', /node_modules\/graphql\/|graphql-armor|server\/graphql\/(limits|query-cost)/],
  ['GraphQL: scalars, resolvers’ frame', /node_modules\/(graphql-scalars|type-graphql)\//],
  ['GraphQL: our wrappers of fields', /server\/graphql\//],
  ['Apollo Server and its bridge', /node_modules\/(@apollo|@as-integrations|negotiator|lru-cache)\//],
  ['compression', /node_modules\/(@fastify\/compress|minipass|pump|into-stream)\/|zlib/],
  ['SQL driver', /node_modules\/(pg|pg-[a-z]+|postgres-[a-z]+)\//],
  ['ORM', /node_modules\/(@mikro-orm|kysely|dataloader)\//],
  [
    'Fastify and its plug-ins',
    /node_modules\/(@?fastify|avvio|find-my-way|secure-json-parse|fast-|pino|abstract-logging)/,
  ],
  ['zod', /node_modules\/zod\//],
  ['limits of connections and rates', /server\/(http|rate-limits)\/|rate-limiter-flexible/],
  ['REST: routes and presenters', /server\/rest\//],
  ['mails', /server\/(email|purchases\/receipt-email)/],
  ['our services, policies, types', /^\.?.*server\/(?!.*node_modules)/],
  ['Node: HTTP, sockets, streams, promises', /^node:/],
];

interface Profile {
  nodes: ProfileNode[];
  startTime: number;
  samples: number[];
  timeDeltas: number[];
}

interface ProfileNode {
  id: number;
  callFrame: { functionName: string; url: string; lineNumber: number; columnNumber: number };
}

const NAMED_PLACES = 10;

/** For one answer; for a `wanted` call also the places in each part that take the most. */
export async function profile(world: World, startProduct: StartProduct, wanted?: string): Promise<void> {
  const maps = new Map() as Maps;
  const table: Record<string, Record<string, number>> = {};
  const kinds = KINDS.filter((kind) => kind === wanted || !wanted);
  for (const kind of kinds) {
    const times = await timesOf(kind, world, startProduct, maps);
    for (const [part, time] of sumsBy(times, ({ part }) => part)) {
      table[part] = { ...table[part], [kind]: Math.round(time) };
    }
    if (wanted) printPlaces(times);
  }
  console.table(table, kinds);
}

function printPlaces(times: readonly PlaceTime[]): void {
  for (const part of new Set(times.map((time) => time.part))) {
    const places = sumsBy(
      times.filter((time) => time.part === part),
      ({ place }) => place,
    );
    console.log(`\n${part}`);
    for (const [place, time] of places.slice(0, NAMED_PLACES)) console.log(`${time.toFixed(1).padStart(8)} ${place}`);
  }
}

function sumsBy(times: readonly PlaceTime[], nameOf: (time: PlaceTime) => string): [string, number][] {
  const sums = new Map<string, number>();
  for (const time of times) sums.set(nameOf(time), (sums.get(nameOf(time)) ?? 0) + time.microseconds);
  return [...sums].toSorted(([, one], [, other]) => other - one);
}

type Maps = Map<string, SourceMap | null>;

type StartProduct = (more: NodeJS.ProcessEnv) => Promise<ServerProcess>;

/** Its own time, for an answer. */
interface PlaceTime {
  part: string;
  place: string;
  microseconds: number;
}

async function timesOf(kind: Kind, world: World, startProduct: StartProduct, maps: Maps) {
  const folder = mkdtempSync(join(tmpdir(), 'kindlist-profile-'));
  try {
    const server = await startProduct({ NODE_OPTIONS: `--cpu-prof --cpu-prof-interval=200 --cpu-prof-dir=${folder}` });
    const { samples, documents, seconds } = world;
    const load = (duration: number) =>
      askProcess<LoadResult>('./load.ts', {
        kind,
        url: server.url,
        seconds: duration,
        samples,
        documents,
      } satisfies LoadJob);
    await load(WARM_UP_SECONDS);
    const begin = now();
    await load(seconds);
    const end = now();
    await server.stop();
    const { cpu } = await takeTurn(world, world.product, kind);
    const profiles = globSync(`${folder}/*.cpuprofile`).map((file): Profile => JSON.parse(readFileSync(file, 'utf8')));
    const main = profiles.find(({ nodes }) =>
      nodes.some(({ callFrame: { url } }) => url.endsWith('/dist/server/main.js')),
    );
    if (!main) throw new Error('The server wrote no profile');
    const times = selfTimes(main, { begin, end }, maps);
    const sum = times.reduce((total, { microseconds }) => total + microseconds, 0);
    const scaled = times.map((time) => ({ ...time, microseconds: (time.microseconds / sum) * cpu * 1_000 }));
    return [...scaled, { part: 'all', place: '', microseconds: cpu * 1_000 }];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** In microseconds, between `begin` and `end`. */
function selfTimes(
  { nodes, startTime, samples, timeDeltas }: Profile,
  { begin, end }: { begin: number; end: number },
  maps: Maps,
): PlaceTime[] {
  const times = new Map<number, PlaceTime>();
  for (const node of nodes) {
    const place = placeOf(node, maps);
    if (place !== null) times.set(node.id, { ...place, microseconds: 0 });
  }
  let at = startTime;
  samples.forEach((sample, index) => {
    at += timeDeltas[index] ?? 0;
    const time = times.get(sample);
    if (time && at >= begin && at < end) time.microseconds += timeDeltas[index + 1] ?? 0;
  });
  return [...times.values()];
}

function placeOf({ callFrame: { functionName, url, lineNumber, columnNumber } }: ProfileNode, maps: Maps) {
  if (functionName === '(idle)') return null;
  const entry: Partial<SourceMapping> =
    (BUNDLE.test(url) && mapOf(url, maps)?.findEntry(lineNumber, columnNumber)) || {};
  const { originalSource: file = url || functionName, originalLine: line = lineNumber } = entry;
  return {
    part: PARTS.find(([, pattern]) => pattern.test(file))?.[0] ?? 'other',
    place: `${functionName || '(anonymous)'} ${file.replace(/^.*node_modules\//, '')}:${line + 1}`,
  };
}

function mapOf(url: string, maps: Maps): SourceMap | null {
  const file = new URL(`${url}.map`);
  const known = maps.get(url);
  if (known !== undefined) return known;
  const map = existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : null;
  maps.set(url, map);
  return map;
}

/** In microseconds, on the clock of profiles. */
function now(): number {
  return Number(process.hrtime.bigint() / 1000n);
}
