import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { type BarcodeReader, openReader } from './barcode-reader.ts';

type CameraState = 'opening' | 'open' | 'unusable';

const READ_EVERY_MS = 120;

/** A reader that fails as often reads nothing at all. */
const MOST_FAILURES = 20;

/** A code that stays in sight is read once. */
const OUT_OF_SIGHT_MS = 1_500;

const WISHES: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
};

/** Opens the camera that looks away from its owner, and tells each code that comes in sight. It is off while nobody sees the page. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, onCode: (code: string) => void): CameraState {
  const [state, setState] = useState<CameraState>('opening');
  const isSeen = useIsSeen();
  const tell = useEffectEvent(onCode);
  useEffect(() => {
    if (!isSeen) return;
    const end = new AbortController();
    const { signal } = end;
    const giveUp = () => {
      if (signal.aborted) return;
      end.abort(); // nobody is filmed for nothing
      setState('unusable');
    };
    open(video.current, signal, giveUp)
      .then((reader) => {
        if (signal.aborted) return;
        setState('open');
        return watch(video.current, reader, { signal, tell });
      })
      .catch(giveUp);
    return () => {
      end.abort();
      setState('opening');
    };
  }, [video, isSeen]);
  return state;
}

function useIsSeen(): boolean {
  return useSyncExternalStore(followVisibility, () => document.visibilityState === 'visible');
}

function followVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/**
 * The camera is closed when the signal comes. Fails where there is none, where it is not allowed, and where nothing reads codes. `onLost` hears
 * of one that another app, or a call, takes away.
 */
async function open(video: HTMLVideoElement | null, signal: AbortSignal, onLost: () => void): Promise<BarcodeReader> {
  const stream = await navigator.mediaDevices.getUserMedia(WISHES);
  const close = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  for (const track of stream.getTracks()) track.onended = onLost;
  signal.addEventListener('abort', close);
  if (signal.aborted || !video) {
    close();
    throw new Error('Nothing can be scanned.');
  }
  const reader = await openReader(signal);
  signal.throwIfAborted();
  video.srcObject = stream;
  await video.play();
  return reader;
}

interface Watch {
  signal: AbortSignal;
  tell: (code: string) => void;
}

/** Two pictures in a row must say the same. */
async function watch(video: HTMLVideoElement | null, read: BarcodeReader, { signal, tell }: Watch): Promise<void> {
  let before: string | null = null;
  let failures = 0;
  let told = { code: '', seenAt: 0 };
  while (video && !signal.aborted) {
    const code = await read(video).catch((problem) => {
      failures += 1;
      if (failures === MOST_FAILURES) throw problem;
      return null; // the first picture may not be there yet
    });
    const now = performance.now();
    if (signal.aborted) return;
    const isTold = code === told.code && now - told.seenAt < OUT_OF_SIGHT_MS;
    if (code && code === before && !isTold) tell(code);
    if (code && (isTold || code === before)) told = { code, seenAt: now };
    before = code;
    await new Promise((resolve) => setTimeout(resolve, READ_EVERY_MS));
  }
}
