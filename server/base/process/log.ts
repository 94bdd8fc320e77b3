import pretty from 'pino-pretty';

/** A database quotes the row that it refuses. */
const ROW = /\\n - detail:(?:[^"\\]|\\.)*/g;
const AROUND_ADDRESS = /[\s@"'(),;:<>\\/]/;
const RUN = /[\w.-]+/g;
const TOKEN_START = 'eyJ';

type LogFormat = 'json' | 'text';

/** No line holds an address of a person, or anything that lets a reader sign in. */
export function logSettings(level: string, format: LogFormat = 'json') {
  return { level, hooks: { streamWrite: discreet }, ...(format === 'text' && { stream: terminal() }) };
}

export function logStart(format: LogFormat, message: string): void {
  console.log(format === 'json' ? JSON.stringify({ level: 30, time: Date.now(), msg: message }) : message);
}

/** At once, so that the last word of a process that ends is there, too. */
function terminal() {
  return pretty({ sync: true, ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss' });
}

function discreet(line: string): string {
  return withoutAddresses(line.replace(ROW, '')).replace(RUN, withoutToken);
}

/** A pattern would begin at every letter, and lines may be long. */
function withoutAddresses(line: string): string {
  let shown = '';
  let from = 0;
  for (let at = line.indexOf('@'); at >= 0; at = line.indexOf('@', from)) {
    let start = at;
    while (start > from && !AROUND_ADDRESS.test(line.charAt(start - 1))) start--;
    let end = at + 1;
    while (end < line.length && !AROUND_ADDRESS.test(line.charAt(end))) end++;
    const isAddress = start < at && end > at + 1;
    shown += isAddress ? `${line.slice(from, start)}…@…` : line.slice(from, end);
    from = end;
  }
  return shown + line.slice(from);
}

/** An access token has three parts, of which the first begins like any JSON in base64. */
function withoutToken(run: string): string {
  const start = run.indexOf(TOKEN_START);
  return start >= 0 && run.slice(start).split('.').length >= 3 ? `${run.slice(0, start)}…` : run;
}
