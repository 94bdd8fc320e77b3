import { useSyncExternalStore } from 'react';

export type Listener = () => void;

export interface Listeners {
  subscribe(listener: Listener): () => void;
  notify(): void;
}

export function createListeners(): Listeners {
  const listeners = new Set<Listener>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify() {
      for (const listener of listeners) listener();
    },
  };
}

export interface Store<Value> extends Pick<Listeners, 'subscribe'> {
  get(): Value;
  set(value: Value): void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  const { subscribe, notify } = createListeners();
  let value = initial;
  return {
    subscribe,
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      notify();
    },
  };
}

export function whenStore<Value>({ get, subscribe }: Store<Value>, isSuch: (value: Value) => boolean): Promise<void> {
  return new Promise((resolve) => {
    if (isSuch(get())) return resolve();
    const unsubscribe = subscribe(() => {
      if (!isSuch(get())) return;
      unsubscribe();
      resolve();
    });
  });
}

/** `getServerValue` is for a page that the server draws. */
export function useStore<Value>({ subscribe, get }: Store<Value>, getServerValue = get): Value {
  return useSyncExternalStore(subscribe, get, getServerValue);
}
