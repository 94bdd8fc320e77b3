import { clear, createStore, delMany, get, keys, update } from 'idb-keyval';

export interface DeviceDatabase {
  get<Value>(key: string): Promise<Value | undefined>;
  /** Also when several tabs do it at once. */
  update<Value>(key: string, change: (before: Value | undefined) => Value): Promise<void>;
  keys(): Promise<string[]>;
  remove(keys: readonly string[]): Promise<void>;
  clear(): Promise<void>;
}

/** IndexedDB, or memory in a browser that keeps nothing. */
export function openDeviceDatabase(): DeviceDatabase {
  if (typeof indexedDB === 'undefined') return memoryDatabase();
  const store = createStore('kindlist', 'kept');
  return {
    get: (key) => get(key, store),
    update: (key, change) => update(key, change, store),
    keys: async () => (await keys<string>(store)).map(String),
    remove: (names) => delMany([...names], store),
    clear: () => clear(store),
  };
}

export function memoryDatabase(): DeviceDatabase {
  const kept = new Map<string, unknown>();
  return {
    get: async <Value>(key: string) => structuredClone(kept.get(key)) as Value | undefined,
    update: async <Value>(key: string, change: (before: Value | undefined) => Value) => {
      kept.set(key, structuredClone(change(structuredClone(kept.get(key)) as Value | undefined)));
    },
    keys: async () => [...kept.keys()],
    remove: async (names) => {
      for (const name of names) kept.delete(name);
    },
    clear: async () => kept.clear(),
  };
}
