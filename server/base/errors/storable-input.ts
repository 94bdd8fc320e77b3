import { InvalidInput } from './errors.ts';

/** Replaces NUL, which PostgreSQL cannot hold. It is no character either, so that no rule takes it for text. */
const INSTEAD_OF_NUL = '\uFFFF';

/** The deepest input of either API is far from it. */
const DEEPEST = 32;

/**
 * Halves of characters become the replacement character, and NUL is no character any more. Every input of both
 * APIs comes through here.
 */
export function storable<Input>(input: Input): Input {
  return withStorableTexts(input, 0) as Input;
}

function withStorableTexts(input: unknown, depth: number): unknown {
  if (typeof input === 'string') return storableText(input);
  if (Array.isArray(input)) return input.map((part) => withStorableTexts(part, oneDeeper(depth)));
  if (!isRecord(input)) return input;
  for (const [name, value] of Object.entries(input)) {
    if (typeof value === 'string' || typeof value === 'object')
      input[name] = withStorableTexts(value, oneDeeper(depth));
  }
  return input;
}

function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', INSTEAD_OF_NUL);
}

function oneDeeper(depth: number): number {
  if (depth === DEEPEST) throw new InvalidInput();
  return depth + 1;
}

function isRecord(input: unknown): input is Record<string, unknown> {
  if (typeof input !== 'object' || input === null) return false;
  const prototype = Object.getPrototypeOf(input);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
