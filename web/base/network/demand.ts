export class EmptyAnswer extends Error {}

export function demand<Value>(value: Value | null | undefined | false, failure: string): Value {
  if (!value) throw new EmptyAnswer(failure);
  return value;
}
