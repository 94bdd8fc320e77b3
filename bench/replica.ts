import { Client } from 'pg';
import { PrimaryAndStandby } from '../tests/start/standby.ts';
import { fillDatabase, sampleLists } from './fill-database.ts';
import type { LoadJob, LoadResult } from './load.ts';
import { median, type World } from './measure.ts';
import type { Figure } from './report.ts';
import { askProcess, cpuTimeOf, type ServerProcess } from './server-process.ts';

const TURNS = 3;

/** In CPU time of one read, beside the same without a replica. */
export async function readsFromReplica(
  { documents, seconds }: Pick<World, 'documents' | 'seconds'>,
  start: (more: NodeJS.ProcessEnv) => Promise<ServerProcess>,
): Promise<Figure[]> {
  const databases = await PrimaryAndStandby.start();
  try {
    const { DATABASE_URL, DATABASE_REPLICA_URL } = databases.urls;
    await (await start({ DATABASE_URL })).stop(); // makes the tables
    await fillDatabase(DATABASE_URL);
    await databases.catchUp();
    const samples = await sampleLists(DATABASE_URL, 1_000);
    const alone = await start({ DATABASE_URL });
    const besideReplica = await start({ DATABASE_URL, DATABASE_REPLICA_URL });

    const costs = { alone: [] as Cost[], besideReplica: [] as Cost[] };
    for (let turn = 0; turn < TURNS; turn += 1) {
      for (const [name, server] of [
        ['alone', alone],
        ['besideReplica', besideReplica],
      ] as const) {
        const job: LoadJob = { kind: 'read over GraphQL', url: server.url, seconds, samples, documents };
        costs[name].push(await costOf(job, server, DATABASE_URL));
      }
    }
    const figure = (name: string, of: (cost: Cost) => number, atMost: number): Figure => ({
      name,
      product: median(costs.besideReplica.map(of)),
      floor: median(costs.alone.map(of)),
      unit: 'ms of CPU',
      measure: 'ratio',
      atMost,
    });
    await Promise.all([alone.stop(), besideReplica.stop()]);
    return [
      figure('the primary, for a read with a replica', ({ primary }) => primary, 0.7),
      figure('the server, for a read with a replica', ({ server }) => server, 1.5),
    ];
  } finally {
    await databases.remove();
  }
}

/** In milliseconds of CPU time, for one read. */
interface Cost {
  primary: number;
  server: number;
}

async function costOf(job: LoadJob, server: ServerProcess, databaseUrl: string): Promise<Cost> {
  await askProcess<LoadResult>('./load.ts', { ...job, seconds: 1 }); // connections are open, and plans are made
  const [connectionsBefore, serverBefore] = [await cpuByConnection(databaseUrl), server.cpuTime];
  const { answers, failures } = await askProcess<LoadResult>('./load.ts', job);
  if (failures > 0) throw new Error(`${failures} reads failed`);
  const computed = [...(await cpuByConnection(databaseUrl))].map(
    ([pid, cpu]) => cpu - (connectionsBefore.get(pid) ?? 0),
  );
  return {
    primary: computed.reduce((sum, each) => sum + each, 0) / answers,
    server: (server.cpuTime - serverBefore) / answers,
  };
}

/** In milliseconds, by connection. */
async function cpuByConnection(databaseUrl: string): Promise<Map<number, number>> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  const cpu = new Map(rows.map(({ pid }) => [pid, cpuTimeOf(pid)]));
  await client.end();
  return cpu;
}
