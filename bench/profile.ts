import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kind, LoadJob, LoadResult } from './load.ts';
import { takeTurn, type World } from './measure.ts';
import { askProcess, type ServerProcess } from './server-process.ts';

const KINDS: Kind[] = ['read over GraphQL', 'read over REST', 'purchase over GraphQL', 'purchase over REST'];

/** The bundle, and the maps that say what is whose in it. */
const BUNDLE = /\/dist\/server\/.*\.js$/;

/** Compiling the code that runs most is no part of what an answer costs. */
const WARM_UP_SECONDS = 2;

/** Who computes, by where the code comes from; the first that fits counts. */
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

/** Prints where the product's time goes, in microseconds of one answer, for the four calls that matter most. */
export async function profile(world: World, startProduct: StartProduct): Promise<void> {
  const maps = new Map() as Maps;
  const table: Record<string, Record<string, number>> = {};
  for (const kind of KINDS) {
    const microseconds = await partsOf(kind, world, startProduct, maps);
    for (const [part, time] of microseconds) table[part] = { ...table[part], [kind]: Math.round(time) };
  }
  console.table(table, KINDS);
}

/** By the address of the file that they belong to. */
type Maps = Map<string, SourceMap | null>;

type StartProduct = (more: NodeJS.ProcessEnv) => Promise<ServerProcess>;

async function partsOf(kind: Kind, world: World, startProduct: StartProduct, maps: Maps) {
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
    const times = [...selfTimes(main, { begin, end }, maps)];
    const sum = times.reduce((total, [, time]) => total + time, 0);
    const parts = times.map(([part, time]) => [part, (time / sum) * cpu * 1_000] as const);
    return [...parts.toSorted(([, one], [, other]) => other - one), ['all', cpu * 1_000] as const];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** In microseconds, what each part computed itself between `begin` and `end`. */
function selfTimes(
  { nodes, startTime, samples, timeDeltas }: Profile,
  { begin, end }: { begin: number; end: number },
  maps: Maps,
) {
  const partOfNode = new Map(nodes.map((node) => [node.id, partOf(node, maps)]));
  const times = new Map<string, number>();
  let at = startTime;
  samples.forEach((sample, index) => {
    at += timeDeltas[index] ?? 0;
    const part = partOfNode.get(sample);
    const next = timeDeltas[index + 1] ?? 0;
    if (part && at >= begin && at < end) times.set(part, (times.get(part) ?? 0) + next);
  });
  return times;
}

/** Null for a process that has nothing to do. */
function partOf(
  { callFrame: { functionName, url, lineNumber, columnNumber } }: ProfileNode,
  maps: Maps,
): string | null {
  if (functionName === '(idle)') return null;
  const entry = BUNDLE.test(url) ? mapOf(url, maps)?.findEntry(lineNumber, columnNumber) : undefined;
  const place = entry && 'originalSource' in entry ? String(entry.originalSource) : url || functionName;
  return PARTS.find(([, pattern]) => pattern.test(place))?.[0] ?? 'other';
}

/** Null for what the bundler has put in itself. */
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
