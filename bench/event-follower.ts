import { postgresBus } from '../server/core/events/postgres-bus.ts';
import { redisBus } from '../server/core/events/redis-bus.ts';
import { machineTime } from './machine-time.ts';

/** Without Redis each server follows the database by itself. */
export interface FollowerJob {
  servers: number;
  databaseUrl: string;
  redisUrl?: string;
}

/** `receivedAt`: the last server has an event, in milliseconds of the machine's own clock. */
export type FollowerReport = { isReady: true } | { receivedAt: number };

process.once('message', async (job) => {
  const { servers, databaseUrl, redisUrl } = job as FollowerJob;
  let received = 0;
  for (let server = 0; server < servers; server += 1) {
    const bus = redisUrl ? await redisBus({ databaseUrl, redisUrl }) : await postgresBus(databaseUrl);
    bus.onEvent(() => {
      received += 1;
      if (received % servers === 0) tell({ receivedAt: machineTime() });
    });
  }
  tell({ isReady: true });
});

function tell(report: FollowerReport): void {
  process.send?.(report);
}
