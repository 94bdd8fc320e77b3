/** Codes of PostgreSQL, its driver and the network for a database that cannot work at the moment. */
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  '08001', // cannot connect
  '08006', // connection failure
  '25006', // takes no writes, as a standby
  '53000', // out of some resource
  '53100', // out of disk
  '53200', // out of memory
  '53300', // too many connections
  '53400', // beyond a limit that is configured, say of temporary files
  '57P01', // shut down by an administrator
  '57P02', // crashed
  '57P03', // starting up
  '58030', // a disk that fails
]);

const AWAY_TEXT =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error/i;

/** Such an error may not be for long: repeating is safe. */
export function isDatabaseAway(error: unknown): boolean {
  return causesOf(error).some(({ code, message }) => AWAY.has(`${code}`) || AWAY_TEXT.test(message));
}

const FULL = new Set(['53000', '53100', '53400']);

export function isDatabaseFull(error: unknown): boolean {
  return causesOf(error).some(({ code }) => FULL.has(`${code}`));
}

function causesOf(error: unknown): (Error & { code?: unknown })[] {
  if (!(error instanceof Error)) return [];
  const others = error instanceof AggregateError ? error.errors : [];
  return [error, ...others.flatMap(causesOf), ...causesOf(error.cause)];
}
