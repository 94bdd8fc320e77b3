import { useRef } from 'react';

export function useStableValue<Value extends object>(value: Value): Value {
  const stable = useRef(value);
  if (!isSame(stable.current, value)) stable.current = value;
  return stable.current;
}

function isSame(one: object, other: object): boolean {
  const parts = Object.entries(other);
  return (
    Object.keys(one).length === parts.length &&
    parts.every(([name, part]) => Object.is((one as Record<string, unknown>)[name], part))
  );
}
