const ADDRESS = /[^\s@"'(),;:<>\\/]+@[^\s@"'(),;:<>\\/]+/g;
const ACCESS_TOKEN = /eyJ[\w-]+\.[\w-]+\.[\w-]+/g;
/** A database quotes the row that it refuses. */
const ROW = /\\n - detail:(?:[^"\\]|\\.)*/g;

/** Of the logger: a line of JSON each, without anybody's address or what would let a reader sign in, whoever wrote it. */
export function logSettings(level: string) {
  return { level, hooks: { streamWrite: discreet } };
}

function discreet(line: string): string {
  return line.replace(ROW, '').replace(ADDRESS, '…@…').replace(ACCESS_TOKEN, '…');
}
