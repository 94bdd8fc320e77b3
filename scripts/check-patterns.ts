import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { check } from 'recheck';
import { Visitor } from 'vite';
import { alone } from './run.ts';
import { parsed } from './sources/parsed.ts';

/** Tool configuration may be as slow as it likes. */
const SOURCES = ['server/**/*.{ts,tsx}', 'web/**/*.{ts,tsx}'];
const LEFT_OUT = ['**/*.generated.ts', '**/*.config.ts', '**/*.d.ts', 'server/migrations/**'];

/**
 * Patterns that were found linear, by their hashes: to look at all of them takes a minute. Another version of the program
 * that looks begins anew. `node scripts/check-patterns.ts --write` notes them again, and `npm run fix` does.
 */
const RECORD = 'scripts/linear-patterns.txt';
const VERSION = `recheck ${createRequire(import.meta.url)('recheck/package.json').version}`;

/** In milliseconds; most patterns take a few, but the machine may be busy. */
const TIMEOUT = 60_000;

interface Pattern {
  place: string;
  source: string;
  flags: string;
}

/** A stranger's text would stop the server. Patterns are literals, so that each can be looked at. */
export async function checkPatterns(): Promise<void> {
  const problems: string[] = [];
  const known = linearPatterns();
  const linear = new Set<string>();
  for (const file of globSync(SOURCES, { exclude: LEFT_OUT })) {
    const { patterns, dynamic } = patternsIn(file, readFileSync(file, 'utf8'));
    for (const place of dynamic) problems.push(`${place} makes a pattern as it runs: write it as a literal`);
    for (const pattern of patterns.filter(canRepeat)) {
      const hash = hashOf(pattern);
      const found = known.has(hash) || linear.has(hash) ? [] : await problemsOf(pattern);
      if (found.length === 0) linear.add(hash);
      problems.push(...found);
    }
  }
  if (process.argv.includes('--write')) writeFileSync(RECORD, `${[VERSION, ...[...linear].sort()].join('\n')}\n`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

function linearPatterns(): Set<string> {
  if (!existsSync(RECORD)) return new Set();
  const [version, ...hashes] = readFileSync(RECORD, 'utf8').trim().split('\n');
  return new Set(version === VERSION ? hashes : []);
}

function hashOf({ source, flags }: Pattern): string {
  return createHash('sha256').update(`/${source}/${flags}`).digest('hex').slice(0, 32);
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
  }).visit(parsed(file, code).program);
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

if (import.meta.main) await alone(checkPatterns);
