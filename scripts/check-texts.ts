import { globSync, readFileSync } from 'node:fs';
import { type ESTree, Visitor } from 'vite';
import { alone } from './run.ts';
import { parsed } from './sources/parsed.ts';

/** Screens, mails, errors, and the descriptions of both APIs. */
const SOURCES = ['server/**/*.{ts,tsx}', 'web/**/*.{ts,tsx}'];
const LEFT_OUT = ['**/*.generated.ts', 'server/migrations/**'];

/** Other clients rely on them, down to the apostrophe. */
const WORD_FOR_WORD = [
  "If an account exists with that email, we've sent password reset instructions to your email.",
  "Passwords don't match",
  "You haven't created any lists yet",
  "The list you're looking for doesn't exist or has been removed.",
  'Are you sure you want to delete "…"? This action cannot be undone.',
];

const APOSTROPHE = /[A-Za-z]'(?:s|t|re|ve|ll|m|d)\b/;
/** SQL and programs have such marks, too, and no sentences around them. */
const QUOTATION = /[a-z,] "[A-Z…]/;
const PROGRAM = /curl|-H "|^\s*[#{]|… as "|\b(?:create trigger|select)\b/;

export function checkTexts(): void {
  const problems = globSync(SOURCES, { exclude: LEFT_OUT }).flatMap((file) => straightTexts(file));
  if (problems.length > 0)
    throw new Error(`What people read has ’ and “ ” instead of straight marks:\n${problems.join('\n')}`);
}

function straightTexts(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  const found: string[] = [];
  const look = (node: ESTree.Node, text: string) => {
    const words = text.replaceAll(/\s+/g, ' ').trim();
    if (!isStraight(words)) return;
    found.push(`${file}:${code.slice(0, node.start).split('\n').length} ${words}`);
  };
  new Visitor({
    JSXText: (node) => look(node, node.value),
    Literal: (node) => {
      if (typeof node.value === 'string') look(node, node.value);
    },
    TemplateLiteral: (node) => look(node, node.quasis.map(({ value }) => value.cooked).join('…')),
  }).visit(parsed(file, code).program);
  return found;
}

function isStraight(words: string): boolean {
  if (WORD_FOR_WORD.some((text) => words.includes(text)) || PROGRAM.test(words)) return false;
  return APOSTROPHE.test(words) || QUOTATION.test(words);
}

if (import.meta.main) await alone(checkTexts);
