import { createContext, type Dispatch, type SetStateAction, useContext, useEffect, useState } from 'react';

export interface KeptPart {
  values: Map<string, unknown>;
  store: () => void;
}

/** The values of the list that is shown. */
export const KeptPartContext = createContext<KeptPart>({ values: new Map(), store() {} });

/** A state that is there again when its preview is. */
export function useKept<Value>(name: string, start: Value | (() => Value)): [Value, Dispatch<SetStateAction<Value>>] {
  const { values, store } = useContext(KeptPartContext);
  const [value, setValue] = useState<Value>(values.has(name) ? (values.get(name) as Value) : start);
  useEffect(() => {
    if (values.get(name) === value) return;
    values.set(name, value);
    store();
  }, [values, store, name, value]);
  return [value, setValue];
}
