import { jsonrepair } from 'jsonrepair';
import { fromIsland, unflattened } from './flattened.ts';
import { argumentsAt, literalAt } from './literals.ts';

const LONGEST_TO_REPAIR = 20_000;

/** Angular writes quotes and the like its own way. */
const ANGULAR: Readonly<Record<string, string>> = { q: '"', s: "'", l: '<', g: '>', a: '&' };

/** Values of a text: as JSON, as a script writes them, and mended where it is short. Lists of places are put together. */
export function valuesIn(text: string): unknown[] {
  const json = asJson(text);
  if (json.length > 0) return json.map(together);
  if (text.includes('&q;')) {
    const plain = asJson(text.replace(/&([qslga]);/g, (_all, sign) => ANGULAR[sign] ?? ''));
    if (plain.length > 0) return plain;
  }
  const literal = literalAt(text, 0);
  if (literal) return [together(literal.value)];
  if (text.length > LONGEST_TO_REPAIR) return [];
  try {
    return asJson(jsonrepair(text));
  } catch {
    return []; // a program, not a value
  }
}

export function asJson(text: string): unknown[] {
  try {
    return [JSON.parse(text)];
  } catch {
    return [];
  }
}

function together(value: unknown): unknown {
  return Array.isArray(value) ? (unflattened(value) ?? value) : value;
}

/** Values in an attribute; those of an island are taken out of their kinds. */
export function valuesInAttribute(name: string, text: string): unknown[] {
  return valuesIn(text).map((value) =>
    name === 'props' && typeof value === 'object' && value && !Array.isArray(value)
      ? fromIsland(value as Record<string, unknown>)
      : value,
  );
}

const MOST_PARAMETERS = 20_000;

/** Nuxt 2 hands its values to a function: `__NUXT__=(function(a,b){return {price:b}}("Mug",12))`. */
export function handedToFunction(script: string): unknown[] {
  const start = script.search(/__NUXT__\s{0,9}=\s{0,9}\(?function\s?\(/);
  if (start < 0) return [];
  const open = script.indexOf('(', script.indexOf('function', start));
  const close = script.indexOf(')', open);
  const parameters = script.slice(open + 1, close).split(',', MOST_PARAMETERS);
  const last = Math.max(script.lastIndexOf('}('), script.lastIndexOf('}.call('));
  const values = argumentsAt(script, script.indexOf('(', last));
  const body = script.slice(close, last).search(/return\s?\{/);
  if (close < 0 || last < close || !values || body < 0) return [];
  const names = new Map(parameters.map((name, place) => [name.trim(), values[place]]));
  const literal = literalAt(script, script.indexOf('{', close + body), names);
  return literal ? [literal.value] : [];
}

/** "1499.00" and "1.499,00" count units, and no cents. */
export function hasDecimals(written: unknown): boolean {
  return typeof written === 'string' && /\d[.,]\d{1,2}$/.test(written.trim());
}

export function isFraction(written: unknown): boolean {
  return (typeof written === 'number' && !Number.isInteger(written)) || hasDecimals(written);
}

/** A price may hold from a day to another. */
export const isDay = (written: unknown) => typeof written === 'string' && /^\d{4}-\d\d/.test(written);
