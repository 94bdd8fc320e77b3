import { globSync, readFileSync } from 'node:fs';
import { check } from 'recheck';
import { parseSync, Visitor } from 'vite';

/** Tool configuration may be as slow as it likes. */
const SOURCES = ['server/**/*.{ts,tsx}', 'web/**/*.{ts,tsx}'];
const LEFT_OUT = ['**/*.generated.ts', '**/*.config.ts', '**/*.d.ts', 'server/migrations/**'];

/** In milliseconds; most patterns take a few, but the machine may be busy. */
const TIMEOUT = 60_000;

interface Pattern {
  place: string;
  source: string;
  flags: string;
}

/** A stranger's text would stop the server. Patterns are literals, so that each can be looked at. */
async function checkPatterns(): Promise<void> {
  const problems: string[] = [];
  for (const file of globSync(SOURCES, { exclude: LEFT_OUT })) {
    const { patterns, dynamic } = patternsIn(file, readFileSync(file, 'utf8'));
    for (const place of dynamic) problems.push(`${place} makes a pattern as it runs: write it as a literal`);
    for (const pattern of patterns.filter(canRepeat)) problems.push(...(await problemsOf(pattern)));
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

function patternsIn(file: string, code: string) {
  const patterns: Pattern[] = [];
  const dynamic: string[] = [];
  const placeOf = ({ start }: { start: number }) => `${file}:${code.slice(0, start).split('\n').length}`;
  new Visitor({
    Literal: (node) => {
      if ('regex' in node) patterns.push({ place: placeOf(node), source: node.regex.pattern, flags: node.regex.flags });
    },
    NewExpression: (node) => {
      if (node.callee.type === 'Identifier' && node.callee.name === 'RegExp') dynamic.push(placeOf(node));
    },
  }).visit(parseSync(file, code).program);
  return { patterns, dynamic };
}

/** Only a repetition without a bound can grow. */
function canRepeat({ source }: Pattern): boolean {
  const withoutCharacters = source.replaceAll(/\\.|\[(?:\\.|[^\\\]])*\]/g, ''); // a plus may be one of them
  return /[*+]|,\}/.test(withoutCharacters);
}

/** A slow pattern is timed twice: a busy machine may stop the process for a moment. */
async function problemsOf({ place, source, flags }: Pattern, isSecondLook = false): Promise<string[]> {
  const found = await check(source, flags, { timeout: TIMEOUT });
  if (found.status === 'safe') return [];
  if (!isSecondLook) return problemsOf({ place, source, flags }, true);
  const time = found.status === 'vulnerable' ? found.complexity.summary : 'of unknown time';
  return [`${place} is ${time}: /${source}/${flags}`];
}

if (import.meta.main) {
  await checkPatterns().catch((problem: Error) => {
    console.error(problem.message);
    process.exitCode = 1;
  });
}
