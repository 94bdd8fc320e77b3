import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';

type Comment = ReturnType<typeof parseSync>['comments'][number];

const CLEAN = ['{bench,scripts,server,tests,web}/**/*.{ts,tsx,js}'];
const LEFT_OUT = ['**/*.generated.ts', 'server/migrations/**'];

/** A beginning such as "What" or "Of" has to be read twice. */
const LATE_SUBJECT = /^(?:What|Whatever|Of|Those|Who|Whom|Whose|Whoever|Whichever|Where|Wherever)\b/;
const WHOEVER = /\bwhoever\b/i;

const problems = globSync(CLEAN, { exclude: LEFT_OUT }).flatMap((file) => unclearComments(file));
if (problems.length > 0) {
  console.error(`A comment begins with its subject, and has no “whoever”:\n${problems.join('\n')}`);
  process.exitCode = 1;
}

function unclearComments(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  const { comments } = parseSync(file, code);
  return comments.flatMap((comment, index) => {
    const words = wordsOf(comment);
    const isUnclear = WHOEVER.test(words) || (!goesOn(code, comments[index - 1], comment) && LATE_SUBJECT.test(words));
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
