import { DISPOSABLE, startEmbeddedPostgres } from '../../server/base/postgres/embedded-postgres.ts';

// A process that uses the embedded PostgreSQL in the given folder until it is told to stop, or killed.
const embedded = await startEmbeddedPostgres(process.argv[2] as string, DISPOSABLE);
process.once('SIGTERM', async () => {
  await embedded.stop();
  process.disconnect();
});
process.send?.(embedded.url());
