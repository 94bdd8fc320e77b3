import { Client } from 'pg';
import type { LoadJob, LoadResult } from './load.ts';
import type { World } from './measure.ts';
import type { Figure } from './report.ts';
import { askProcess } from './server-process.ts';

const SITES = 200;
/** Short ones that alternate: the machine may be busy with other things, so the least disturbed counts. */
const TURNS = 6;

const ADD_SITES = `
  insert into affiliate_sites (id, created_at, updated_at, name, affiliate_code, url_formats, domains)
  select uuidv7(), now(), now(), 'Site ' || n, 'kindlist-' || n, '[{"urlPattern": "shop.example.test/*", "description": "", "priority": 0}]',
    array['example.test']
  from generate_series(1, $1::int) n`;

const MATCH_ITEMS = `
  update items set affiliate_site_id = (select id from affiliate_sites limit 1),
    affiliate_url = primary_url || '?tag=kindlist-1', affiliate_logo_url = 'https://cdn.example.test/logo.png'
  where list_id in (select id from lists where share_token = any($1))`;

const ENTER_ITEMS = `
  update items set primary_url = primary_url || '?tag=kindlist-1'
  where list_id in (select id from lists where share_token = any($1))`;

/**
 * In a second of the server's CPU, which is the same on a busy machine: beside lists that answer with the same
 * links and have nothing to do with a site.
 */
export async function readsWithAffiliateSites(world: World): Promise<Figure> {
  const half = world.samples.length / 2;
  const [matched, plain] = [world.samples.slice(0, half), world.samples.slice(half)];
  const client = new Client({ connectionString: world.databaseUrl });
  await client.connect();
  await client.query(ADD_SITES, [SITES]);
  await client.query(MATCH_ITEMS, [matched.map(({ token }) => token)]);
  await client.query(ENTER_ITEMS, [plain.map(({ token }) => token)]);
  await client.query('vacuum analyze items');
  await client.end();

  const [withSites, without]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < TURNS; turn += 1) {
    without.push(await readsPerCpuSecond(world, plain));
    withSites.push(await readsPerCpuSecond(world, matched));
  }
  return {
    name: 'a list with links of 200 affiliate sites',
    product: Math.max(...withSites),
    floor: Math.max(...without),
    unit: 'reads per second of CPU',
    measure: 'ratio',
    atLeast: 0.95,
  };
}

async function readsPerCpuSecond(
  { product, documents, seconds: turn }: World,
  samples: World['samples'],
): Promise<number> {
  const seconds = Math.max(1, turn / 2);
  const job: LoadJob = { kind: 'read over GraphQL', url: product.url, seconds, samples, documents };
  const before = product.cpuTime;
  const { answers, failures } = await askProcess<LoadResult>('./load.ts', job);
  const cpuSeconds = (product.cpuTime - before) / 1_000;
  if (failures > 0) throw new Error(`${failures} reads failed`);
  return answers / cpuSeconds;
}
