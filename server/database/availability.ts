/** What PostgreSQL, its driver and the network say when the database cannot be had at the moment. */
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  '08001', // cannot connect
  '08006', // connection failure
  '53300', // too many connections
  '57P01', // shut down by an administrator
  '57P02', // crashed
  '57P03', // starting up
]);

const AWAY_TEXT =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error/i;

/** Whether an error means that the database is away, which it may not be for long: repeating is safe. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as Error & { code?: unknown };
    if ((typeof code === 'string' && AWAY.has(code)) || AWAY_TEXT.test(cause.message)) return true;
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseAway)) return true;
  }
  return false;
}
