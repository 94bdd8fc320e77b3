/** What an answer must hold; without it the call has failed, in these words. */
export function demand<Value>(value: Value | null | undefined | false, failure: string): Value {
  if (!value) throw new Error(failure);
  return value;
}
