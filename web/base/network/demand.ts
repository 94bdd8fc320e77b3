/** An answer without what it must hold, in words for people. */
export class EmptyAnswer extends Error {}

/** Unwraps a needed value; without it the call has failed, in these words. */
export function demand<Value>(value: Value | null | undefined | false, failure: string): Value {
  if (!value) throw new EmptyAnswer(failure);
  return value;
}
