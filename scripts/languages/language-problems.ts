import type { Language } from '../../server/base/languages/languages.rules.ts';
import type { Message } from '../../server/base/languages/message.rules.ts';
import type { Catalogue, SourceMessage } from './catalogues.ts';
import { compile } from './compile.ts';
import { punctuationProblems } from './punctuation.ts';

function pluralFormsOf(language: string): string[] {
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories;
}

export function languageProblems(
  source: SourceMessage[],
  catalogues: { language: string; messages: Catalogue }[],
): string[] {
  const ids = new Set(source.map(({ id }) => id));
  const english = new Map(source.map((message) => [message.id, message]));
  const malformed = source.flatMap(({ icu, files }) => attempt(() => void compile(icu), `${files[0]}: “${icu}”`));
  const others = catalogues.flatMap(({ language, messages }) => [
    ...source.flatMap(({ id, icu }) => (messages[id] ? [] : [`${language}: “${icu}” is missing`])),
    ...Object.keys(messages).flatMap((id) =>
      ids.has(id) ? [] : [`${language}: a message that is used nowhere: “${messages[id]}”`],
    ),
    ...Object.entries(messages).flatMap(([id, icu]) => {
      const message = english.get(id);
      return message && icu ? translationProblems(language, message, icu) : [];
    }),
  ]);
  return [...malformed, ...others];
}

function translationProblems(language: string, { icu: source }: SourceMessage, icu: string): string[] {
  const where = `${language}: “${icu}”`;
  return attempt(() => {
    const [wanted, found] = [shapeOf(compile(source)), shapeOf(compile(icu))];
    const differences = [...difference(wanted.names, found.names), ...difference(wanted.elements, found.elements)];
    if (differences.length > 0) throw new Error(`${differences.join(', ')} (in English “${source}”)`);
    for (const forms of found.plurals) {
      const missing = pluralFormsOf(language).filter((form) => !forms.includes(form));
      if (missing.length > 0) throw new Error(`has no form for ${missing.join(', ')}`);
    }
    const [fault] = punctuationProblems(language as Language, icu);
    if (fault) throw new Error(`has ${fault}`);
    if (edges(source) !== edges(icu)) throw new Error(`begins or ends with other spaces than “${source}”`);
  }, where);
}

function attempt(work: () => void, where: string): string[] {
  try {
    work();
    return [];
  } catch (problem) {
    return [`${where}: ${(problem as Error).message}`];
  }
}

interface Shape {
  names: Set<string>;
  elements: Set<string>;
  plurals: string[][];
}

function shapeOf(message: Message): Shape {
  const shape: Shape = { names: new Set(), elements: new Set(), plurals: [] };
  const visit = (parts: Message): void => {
    if (typeof parts === 'string') return;
    for (const part of parts) {
      if (typeof part === 'string') continue;
      const [first, kind, cases] = part as readonly [string | number, unknown?, Record<string, Message>?];
      if (typeof first === 'number') {
        shape.elements.add(`<${first}>`);
        visit(kind as Message);
        continue;
      }
      shape.names.add(`{${first}}`);
      if (kind === 'plural') shape.plurals.push(Object.keys(cases ?? {}));
      for (const [key, branch] of Object.entries(cases ?? {})) if (key !== 'offset') visit(branch);
    }
  };
  visit(message);
  return shape;
}

function difference(wanted: Set<string>, found: Set<string>): string[] {
  return [
    ...[...wanted].filter((name) => !found.has(name)).map((name) => `${name} is missing`),
    ...[...found].filter((name) => !wanted.has(name)).map((name) => `${name} is not in the source`),
  ];
}

function edges(text: string): string {
  return `${/^\s*/.exec(text)?.[0].length} ${/\s*$/.exec(text)?.[0].length}`;
}
