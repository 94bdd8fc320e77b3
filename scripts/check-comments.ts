import { globSync, readFileSync } from 'node:fs';
import type { ParseResult } from 'vite';
import { alone } from './run.ts';
import { parsed } from './sources/parsed.ts';

type Comment = ParseResult['comments'][number];

const CLEAN = ['{bench,scripts,server,tests,web}/**/*.{ts,tsx,js}'];
const PAGES = ['*.md', 'docs/**/*.md'];
const LEFT_OUT = ['**/*.generated.ts', 'server/migrations/**'];

/** A beginning such as "What" or "Of" has to be read twice. */
const LATE_SUBJECT = /^(?:What|Whatever|Of|Those|Who|Whom|Whose|Whichever|Where|Wherever)\b/;
/** A word that is none of ours: in comments, descriptions of the APIs, titles of tests, and pages of the documentation. */
const BAD_PRONOUN = /\bwho[e]ver\b/i;

export function checkComments(): void {
  const sources = globSync(CLEAN, { exclude: LEFT_OUT });
  const problems = [
    ...sources.flatMap((file) => unclearComments(file)),
    ...[...sources, ...globSync(PAGES)].flatMap((file) => linesWithIt(file)),
  ];
  if (problems.length > 0)
    throw new Error(
      `A comment begins with its subject, and nothing says “who” and “ever” in one word:\n${problems.join('\n')}`,
    );
}

function unclearComments(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  const { comments } = parsed(file, code);
  return comments.flatMap((comment, index) => {
    const words = wordsOf(comment);
    const isUnclear = !goesOn(code, comments[index - 1], comment) && LATE_SUBJECT.test(words);
    return isUnclear ? [`${file}:${code.slice(0, comment.start).split('\n').length} ${words}`] : [];
  });
}

/** A line comment right below another one is the rest of it. */
function goesOn(code: string, before: Comment | undefined, { type, start }: Comment): boolean {
  return type === 'Line' && before?.type === 'Line' && /^\r?\n[ \t]*$/.test(code.slice(before.end, start));
}

function wordsOf({ value }: Comment): string {
  return value
    .replaceAll(/\s*\n\s*\*?\s*/g, ' ')
    .replace(/^\*/, '')
    .trim();
}

function linesWithIt(file: string): string[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, index) => (BAD_PRONOUN.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : []));
}

if (import.meta.main) await alone(checkComments);
