import { useEffect, useState } from 'react';

/** So long as somebody types, the next letter comes sooner than that. */
const PAUSE_MS = 250;

/** Nothing is asked for at each letter. */
export function useSettledValue<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
