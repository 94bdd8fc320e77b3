import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { test as base } from 'vitest';
import { createApp } from '../../server/app.ts';
import { Shutdown } from '../../server/base/process/shutdown.ts';
import { postgresBus } from '../../server/core/events/postgres-bus.ts';
import { diskImageStore } from '../../server/core/images/disk-image-store.ts';
import type { Infrastructure } from '../../server/infrastructure.ts';
import { openInfrastructure } from '../../server/infrastructure.ts';
import config from '../../server/mikro-orm.config.ts';
import type { IssuerSettings } from '../../server/people/issuers/issuer-settings.ts';
import { createServices } from '../../server/services.ts';
import { openJobQueue } from '../../server/site/jobs/jobs.ts';
import { TRUSTED_DOCUMENTS } from '../../web/trusted-documents.generated.ts';
import { startProductPages } from '../fakes/product-page-server.ts';
import { world } from './graphql.ts';
import { aDatabase } from './template-database.ts';

export const PUBLIC_URL = 'https://kindlist.test';
/** Node takes its types away itself: the thread runs as it stands. */
export const EXTRACTION_WORKER = new URL(
  '../../server/shops/products/extraction/extraction-worker.ts',
  import.meta.url,
);
/** Many times what an ordinary page takes; those that are made to take too long take all of it. */
const LONGEST_READING_MS = 1_000;
export const SECRET = 'a secret that only the tests know, and long enough';

/** Services for a caller at `address`, each with a unit of work of its own, as every request has. */
export function servicesOn(orm: MikroORM, infrastructure: Infrastructure, address = '127.0.0.1') {
  return createServices(orm.em.fork(), infrastructure, { address, userAgent: null });
}

/** A unit of work that writes without transactions: rows of builders are nobody else's yet, and each flush is one round trip in place of three. */
function forBuilders(em: EntityManager): EntityManager {
  const config = new Proxy(em.config, {
    get(target, name) {
      if (name === 'get') return (key: 'implicitTransactions') => key !== 'implicitTransactions' && target.get(key);
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return Object.assign(em, { config });
}

/** `test` for the server: a database, a bus and an app per file; per test a unit of work of its own, and the services'. */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this parameter
  .extend('databaseUrl', { scope: 'file' }, async ({}) => aDatabase())
  .extend('orm', { scope: 'file' }, async ({ databaseUrl }, { onCleanup }) => {
    const orm = await MikroORM.init({ ...config, clientUrl: databaseUrl });
    onCleanup(() => orm.close());
    return orm;
  })
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this parameter
  .extend('productPages', { scope: 'file' }, async ({}, { onCleanup }) => {
    const pages = await startProductPages();
    onCleanup(() => pages.stop());
    return pages;
  })
  .extend('publicUrl', { scope: 'file' }, PUBLIC_URL)
  .extend('mailEnabled', { scope: 'file' }, true as boolean)
  .extend('issuers', { scope: 'file' }, [] as IssuerSettings[])
  .extend('privateHosts', { scope: 'file' }, [] as string[])
  .extend('passwordsEnabled', { scope: 'file' }, true as boolean)
  .extend('barcodeLookUpUrl', { scope: 'file' }, null as string | null)
  .extend(
    'infrastructure',
    { scope: 'file' },
    async (
      {
        orm,
        databaseUrl,
        productPages,
        publicUrl,
        mailEnabled,
        issuers,
        privateHosts,
        passwordsEnabled,
        barcodeLookUpUrl,
      },
      { onCleanup },
    ) => {
      const shutdown = new Shutdown();
      const pictures = mkdtempSync(join(tmpdir(), 'kindlist-images-'));
      shutdown.defer('pictures', () => rmSync(pictures, { recursive: true }));
      const bus = await postgresBus(databaseUrl);
      shutdown.defer('events', () => bus.close());
      onCleanup(() => shutdown.run(console.error)); // or what waits to be written is written while the ORM closes
      return openInfrastructure(shutdown, {
        orm,
        databaseUrl,
        replica: null,
        bus,
        imageStore: diskImageStore(pictures),
        secret: SECRET,
        publicUrl,
        mailEnabled,
        version: '1.2.3',
        isRateLimited: true,
        stripe: null,
        issuers,
        passwordsEnabled,
        sellerAddress: null,
        barcodeLookUpUrl,
        extraction: {
          script: EXTRACTION_WORKER,
          cpuLimitMs: LONGEST_READING_MS,
          allowedPrivateHosts: [productPages.host, productPages.otherHost, ...privateHosts],
        },
        statsMilliseconds: 50,
        openJobs: ({ settings, unsubscribeLinks }) =>
          openJobQueue(databaseUrl, { settings: () => settings.now, unsubscribeLinks }),
      });
    },
  )
  .extend('em', async ({ orm }) => forBuilders(orm.em.fork()))
  .extend('services', async ({ orm, infrastructure }) => servicesOn(orm, infrastructure))
  .extend('app', { scope: 'file' }, async ({ orm, infrastructure }, { onCleanup }) => {
    const app = await createApp(orm, infrastructure, { trustedDocuments: TRUSTED_DOCUMENTS });
    world.set(app, { orm, infrastructure });
    onCleanup(() => app.close());
    return app;
  });
