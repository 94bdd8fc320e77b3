import { createHash } from 'node:crypto';

const ROUNDS = 5;
const TEXT = JSON.stringify(
  Array.from({ length: 200 }, (_, place) => ({ place, title: `Thing ${place}`, tags: ['a', 'b'] })),
);

/** In a second of CPU time: lets figures of two machines be compared. */
export function machineSpeed(): number {
  return Math.max(...Array.from({ length: ROUNDS }, timesPerSecond)); // the least disturbed
}

function timesPerSecond(): number {
  const TIMES = 1_000;
  const before = process.cpuUsage();
  for (let time = 0; time < TIMES; time += 1)
    createHash('sha256')
      .update(JSON.stringify(JSON.parse(TEXT)))
      .digest();
  const { user, system } = process.cpuUsage(before);
  return (TIMES * 1_000_000) / (user + system);
}
