import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Message } from '../../server/base/languages/message.rules.ts';

type Part = Exclude<Message, string>[number];
type Branches = Record<string, unknown>;

const TAG = /(<\/?\d+\/?>)/;

/**
 * Elements are found here, so that nothing in a value is ever taken for one. Throws where the message is
 * malformed.
 */
export function compile(icu: string): Message {
  const parts = compileParts(compileMessageOrThrow(icu) as unknown[]);
  const [only] = parts;
  if (parts.length === 0) return '';
  return parts.length === 1 && typeof only === 'string' && only !== '#' ? only : parts;
}

function compileParts(tokens: unknown[]): Part[] {
  const open: { element: number; parts: Part[] }[] = [{ element: -1, parts: [] }];
  const add = (part: Part) => {
    const { parts } = open.at(-1) as (typeof open)[number];
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string' && part !== '#' && last !== '#')
      parts[parts.length - 1] = last + part;
    else parts.push(part);
  };
  for (const token of tokens) {
    if (typeof token !== 'string') add(compileValue(token as unknown[]));
    else if (token === '#') add('#');
    else for (const piece of token.split(TAG)) if (piece !== '') takePiece(piece);
  }
  if (open.length > 1) throw new Error(`<${open.at(-1)?.element}> is not closed`);
  return open[0]?.parts ?? [];

  function takePiece(piece: string): void {
    const element = Number.parseInt(piece.replace(/\D/g, ''), 10);
    if (!TAG.test(piece)) add(piece);
    else if (piece.endsWith('/>')) add([element, []]);
    else if (piece.startsWith('</')) close(element);
    else open.push({ element, parts: [] });
  }

  function close(element: number): void {
    const closed = open.pop();
    if (closed?.element !== element) throw new Error(`</${element}> closes what is not open`);
    add([element, closed.parts]);
  }
}

function compileValue([name, kind, cases]: unknown[]): Part {
  if (kind === undefined) return [String(name)];
  if (kind !== 'plural' && kind !== 'select' && kind !== 'selectordinal') {
    throw new Error(`{${name}, ${kind}} is written by Intl in the code, not in a message`);
  }
  if (!Object.hasOwn(cases as Branches, 'other')) throw new Error(`{${name}, ${kind}} has no form for other`);
  const branches = Object.entries(cases as Branches).flatMap(([key, value]) => {
    if (value === undefined) return [];
    return [[key, Array.isArray(value) ? compileParts(value) : value]];
  });
  return [String(name), kind, Object.fromEntries(branches)];
}
