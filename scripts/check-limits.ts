import { globSync, readFileSync } from 'node:fs';
import { type ESTree, parseSync, Visitor } from 'vite';

/** Files that describe the two APIs, by their roles. */
const SOURCES = [
  'server/**/*.{resolver,type,input,entity,enums,union,embeddable,presenter,reader,routes}.ts',
  'server/**/{setting-fields,argument-descriptions,api-description,route}.ts',
];

const BEFORE = /\b(?:at most|up to|more than|fewer than|within|latest|last|lasts|ends|there can be) \d/i;
const BEHIND =
  /\b\d+(?:,\d{3})* (?:characters|items|lists|pieces|patterns|pages|attempts|days|hours|minutes|seconds|nights|pixels|MB|an hour|a minute|at once|at most|stands for more)\b/;
const RANGE = /\b\d+(?:,\d{3})* to \d/;

/** Numbers that no constant of ours decides. */
const NOT_OURS = [
  '1 to 12', // months
  '43 to 128 characters', // RFC 7636
  'at most 2 decimals', // as the sentences of refusals have it
  'last 24 hours', // of statements that count a day
  'from 0 to 1', // a part of one
  'more than 1 where', // several
];

/**
 * Finds descriptions that say the number of a limit by hand. It goes by the words around the number, so one that is said
 * otherwise is not found.
 */
export function limitsByHand(file: string, code: string): string[] {
  const found: string[] = [];
  const look = ({ start }: ESTree.Node, text: string) => {
    const words = NOT_OURS.reduce((rest, known) => rest.replaceAll(known, ''), text.replaceAll(/\s+/g, ' '));
    const limit = [BEFORE, BEHIND, RANGE].find((pattern) => pattern.test(words));
    if (limit) found.push(`${file}:${code.slice(0, start).split('\n').length} ${text.trim()}`);
  };
  new Visitor({
    Literal: (node) => {
      if (typeof node.value === 'string') look(node, node.value);
    },
    TemplateLiteral: (node) => {
      for (const quasi of node.quasis) look(quasi, quasi.value.cooked ?? '');
    },
  }).visit(parseSync(file, code).program);
  return found;
}

if (import.meta.main) {
  const problems = globSync(SOURCES).flatMap((file) => limitsByHand(file, readFileSync(file, 'utf8')));
  if (problems.length > 0) {
    console.error(`A description takes the number of a limit from its constant:\n${problems.join('\n')}`);
    process.exitCode = 1;
  }
}
