import { globSync, readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { type ESTree, Visitor } from 'vite';
import { pageSizesByHand } from './operation-files.ts';
import { alone } from './run.ts';
import { parsed } from './sources/parsed.ts';

const DESCRIPTIONS = [
  'server/**/*.{resolver,type,input,entity,enums,union,embeddable,presenter,reader,routes}.ts',
  'server/**/{setting-fields,argument-descriptions,api-description,route}.ts',
];

const TEXTS = ['{server,web}/**/*.{ts,tsx}'];
const LEFT_OUT = ['**/*.generated.ts', 'server/migrations/**', 'server/lists/seeds/**'];

const BEFORE = /\b(?:at most|up to|more than|fewer than|within|latest|last|lasts|ends|there can be) \d/i;
const BEHIND =
  /\b\d+(?:,\d{3})* (?:characters|items|lists|pieces|patterns|pages|attempts|days|hours|minutes|seconds|nights|pixels|MB|an hour|a minute|at once|at most|stands for more)\b/;
const RANGE = /\b\d+(?:,\d{3})* to \d/;

/** They are the world's, a word's own meaning, or a promise. */
const NOT_OURS = [
  'least 30 days ahead',
  '30 days’ notice',
  'during the last 30 days', // an active user
  'After 30 minutes without a request', // a visit
  'Failed in 24 hours', // of statements that count a day

  '1 to 12', // months
  '43 to 128 characters', // RFC 7636
  'at most 2 decimals', // as the sentences of refusals have it
  'last 24 hours', // of statements that count a day
  'from 0 to 1', // a part of one
  'more than 1 where', // several
];

const isDescription = (file: string) => DESCRIPTIONS.some((pattern) => matchesGlob(file, pattern));

/** Goes by the words around a number, so one that is said otherwise is not found. */
export function limitsByHand(file: string, code: string): string[] {
  const found: string[] = [];
  const look = ({ start }: ESTree.Node, text: string) => {
    const words = NOT_OURS.reduce((rest, known) => rest.replaceAll(known, ''), text.replaceAll(/\s+/g, ' '));
    const limit = [BEFORE, BEHIND, RANGE].find((pattern) => pattern.test(words));
    if (limit) found.push(`${file}:${code.slice(0, start).split('\n').length} ${text.trim()}`);
  };
  const lookAtTemplate = ({ quasis }: ESTree.TemplateLiteral) => {
    for (const quasi of quasis) look(quasi, quasi.value.cooked ?? '');
  };
  new Visitor(
    isDescription(file)
      ? {
          Literal: (node) => {
            if (typeof node.value === 'string') look(node, node.value);
          },
          TemplateLiteral: lookAtTemplate,
        }
      : {
          TaggedTemplateExpression: ({ tag, quasi }) => {
            if (tag.type === 'Identifier' && ['t', 'msg'].includes(tag.name)) lookAtTemplate(quasi);
          },
          JSXText: (node) => look(node, node.value),
        },
  ).visit(parsed(file, code).program);
  return found;
}

export function checkLimits(): void {
  const problems = globSync(TEXTS, { exclude: LEFT_OUT }).flatMap((file) =>
    limitsByHand(file, readFileSync(file, 'utf8')),
  );
  problems.push(...globSync('web/**/*.graphql').flatMap((file) => pageSizesByHand(file, readFileSync(file, 'utf8'))));
  if (problems.length > 0)
    throw new Error(
      `A description, message or operation takes the number of a limit from its constant:\n${problems.join('\n')}`,
    );
}

if (import.meta.main) await alone(checkLimits);
