import { useRef } from 'react';
import { newUuid } from './uuid.ts';

/** The same key for as long as the same is sent. After `isDone` the same is a new call. */
export function useCallKey() {
  const latest = useRef<{ input: string; key: string } | null>(null);
  return {
    keyFor: (input: unknown): string => {
      const said = JSON.stringify(input);
      if (latest.current?.input !== said) latest.current = { input: said, key: newUuid() };
      return latest.current.key;
    },
    isDone: () => {
      latest.current = null;
    },
  };
}
