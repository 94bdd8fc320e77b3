import { randomInt } from 'node:crypto';
import { ensureBuilt, ensureDocuments } from './build.ts';
import { show } from './run.ts';

const MINUTE_MS = 60_000;

// `npm run test:soak -- MINUTES`: runs what depends on chance for as long, with another seed each time, until something fails.
// TEST_SEED=… runs one round with that seed.
const minutes = Number(process.argv[2] ?? 10);
if (!(minutes > 0)) {
  console.error('For how long? npm run test:soak -- MINUTES');
  process.exit(1);
}
await ensureDocuments();
await ensureBuilt();

const [startedAt, given] = [Date.now(), process.env.TEST_SEED];
for (let round = 1; ; round++) {
  const TEST_SEED = given ?? String(randomInt(2 ** 31));
  console.log(`Round ${round}, TEST_SEED=${TEST_SEED}`);
  const status = await show('vitest', ['run', '--config', 'tests/soak.config.ts'], { TEST_SEED });
  if (status !== 0) {
    console.error(`Round ${round} failed. To run it again: TEST_SEED=${TEST_SEED} npm run test:soak`);
    process.exit(1);
  }
  if (given || Date.now() - startedAt >= minutes * MINUTE_MS) {
    console.log(`${round} rounds passed.`);
    break;
  }
  console.log(`Round ${round} passed. ${Math.round(process.memoryUsage.rss() / 1024 / 1024)} MB in use by this.`);
}
