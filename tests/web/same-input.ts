import { isDeepStrictEqual } from 'node:util';

/** Matches the variables of a call that makes something: this input, and a key of its own. */
export function sameInput(input: object) {
  return (sent: { input?: object; idempotencyKey?: unknown }): boolean =>
    isDeepStrictEqual(sent.input, input) && typeof sent.idempotencyKey === 'string';
}
