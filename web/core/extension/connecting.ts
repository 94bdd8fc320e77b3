export const READY_TO_CONNECT = 'kindlist-ready-to-connect';
export const ASK_TO_CONNECT = 'kindlist-ask-to-connect';
export const KEY_TAKEN = 'kindlist-key-taken';

interface KeyForExtension {
  kind: 'kindlist-key';
  key: string;
}

export function isKeyFor(data: unknown): data is KeyForExtension {
  const { kind, key } = (data ?? {}) as Partial<KeyForExtension>;
  return kind === 'kindlist-key' && typeof key === 'string' && key !== '';
}

/** The browser says where a message comes from, so that no page can pass for an extension. */
const EXTENSION = /^(?:chrome|moz|safari-web)-extension:\/\/[\w-]{1,64}$/;

export function hearExtension(onAsk: (origin: string) => void, signal: AbortSignal): void {
  const { opener } = window;
  if (!opener) return;
  const hear = ({ source, origin, data }: MessageEvent) => {
    if (source === opener && EXTENSION.test(origin) && data === ASK_TO_CONNECT) onAsk(origin);
  };
  window.addEventListener('message', hear, { signal });
  opener.postMessage(READY_TO_CONNECT, '*'); // it tells nothing of anybody
}

/** The extension's page may have been closed, or loaded again. */
const ANSWER_TIMEOUT_MS = 5_000;

export class KeyNotTaken extends Error {}

/** Resolves once the extension says that it has the key; nobody else can read it. */
export function handOver(key: string, origin: string): Promise<void> {
  const { opener } = window;
  return new Promise((resolve, reject) => {
    const done = new AbortController();
    const settle = (outcome: () => void) => {
      clearTimeout(timer);
      done.abort();
      outcome();
    };
    const timer = setTimeout(settle, ANSWER_TIMEOUT_MS, () => reject(new KeyNotTaken()));
    const hear = ({ source, origin: from, data }: MessageEvent) => {
      if (source === opener && from === origin && data === KEY_TAKEN) settle(resolve);
    };
    window.addEventListener('message', hear, { signal: done.signal });
    const message: KeyForExtension = { kind: 'kindlist-key', key };
    opener.postMessage(message, origin);
  });
}
