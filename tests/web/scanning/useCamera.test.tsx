// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { useCamera } from '../../../web/lists/items/scanning/useCamera.ts';

const PEN = '4006381333931';

type Detect = () => Promise<{ rawValue: string; format: string }[]>;

/** The browser's own reader, which finds what the test says; without one it is out of order. */
function aDetector(detect?: Detect) {
  return class BarcodeDetector {
    static getSupportedFormats = async () => ['ean_13', 'upc_e', 'qr_code'];
    constructor(readonly options: { formats: string[] }) {
      if (!detect) throw new Error('Out of order.');
    }
    detect = () => detect?.();
  };
}

/** A worker that fails as the test says. */
class BrokenWorker {
  static failure: 'is not there' | 'is silent' = 'is not there';
  onerror?: (problem: unknown) => void;
  terminate = vi.fn();
  postMessage = vi.fn();
  constructor() {
    if (BrokenWorker.failure === 'is not there') setTimeout(() => this.onerror?.(new Event('error')));
  }
}

/** A camera that is allowed when the test says so. */
function aCamera(globals: object) {
  const track = { stop: vi.fn(), onended: null as (() => void) | null };
  const { promise: allowed, resolve } = Promise.withResolvers<object>();
  const getUserMedia = vi.fn(() => allowed);
  const before = Object.getOwnPropertyDescriptor(navigator, 'mediaDevices');
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  onTestFinished(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    if (before) Object.defineProperty(navigator, 'mediaDevices', before);
    else Reflect.deleteProperty(navigator, 'mediaDevices');
  });
  const video = { current: document.createElement('video') };
  video.current.play = async () => {};
  const onCode = vi.fn();
  const allow = () => resolve({ getTracks: () => [track] });
  return { ...renderHook(() => useCamera(video, onCode)), allow, track, onCode, getUserMedia };
}

function see(isSeen: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isSeen ? 'visible' : 'hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

test('a camera whose codes nothing reads is off', async () => {
  const { result, allow, track } = aCamera({ BarcodeDetector: aDetector() });

  allow();

  await waitFor(() => expect(result.current).toBe('unusable'));
  expect(track.stop).toHaveBeenCalled();
});

test('a camera that is allowed after the sheet was closed is off', async () => {
  const { unmount, allow, track } = aCamera({ BarcodeDetector: aDetector() });

  unmount();
  allow();

  await waitFor(() => expect(track.stop).toHaveBeenCalled());
});

test('the browser’s own reader tells a code that two pictures in a row show, once, with a short UPC written out', async () => {
  let found = [{ rawValue: PEN, format: 'ean_13' }];
  const detect = vi.fn(async () => found);
  const { result, allow, onCode } = aCamera({ BarcodeDetector: aDetector(detect) });
  allow();

  await waitFor(() => expect(onCode).toHaveBeenCalledWith(`0${PEN}`));
  expect(result.current).toBe('open');
  found = [{ rawValue: '4006381333932', format: 'ean_13' }]; // a digit is wrong
  const before = detect.mock.calls.length;
  await waitFor(() => expect(detect.mock.calls.length).toBeGreaterThan(before + 2));
  expect(onCode).toHaveBeenCalledTimes(1);
  found = [{ rawValue: '04252614', format: 'upc_e' }];
  await waitFor(() => expect(onCode).toHaveBeenLastCalledWith('00042100005264'));
});

test('a browser’s own reader that fails again and again is given up, and the camera is off', async () => {
  const { result, allow, track } = aCamera({ BarcodeDetector: aDetector(() => Promise.reject(new Error('Broken.'))) });
  allow();

  await waitFor(() => expect(result.current).toBe('unusable'));
  expect(track.stop).toHaveBeenCalled();
});

test('the camera is off while nobody sees the page, and on again afterwards', async () => {
  const { result, allow, track, getUserMedia } = aCamera({ BarcodeDetector: aDetector(async () => []) });
  allow();
  await waitFor(() => expect(result.current).toBe('open'));

  see(false);
  expect(track.stop).toHaveBeenCalledTimes(1);
  expect(getUserMedia).toHaveBeenCalledTimes(1);
  see(true);

  expect(getUserMedia).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(result.current).toBe('open'));
});

test('a camera that a call takes away says so', async () => {
  const { result, allow, track } = aCamera({ BarcodeDetector: aDetector(async () => []) });
  allow();
  await waitFor(() => expect(result.current).toBe('open'));

  act(() => track.onended?.());

  expect(result.current).toBe('unusable');
});

describe('without a reader of the browser, the kept one', () => {
  const packed = () => Promise.resolve(new Response(new Uint8Array(0)));

  test('whose worker does not load leaves the digits to be typed', async () => {
    BrokenWorker.failure = 'is not there';
    const { result, allow, track } = aCamera({ BarcodeDetector: undefined, Worker: BrokenWorker, fetch: packed });
    allow();

    await waitFor(() => expect(result.current).toBe('unusable'));
    expect(track.stop).toHaveBeenCalled();
  });

  test('whose worker says nothing is given up after a while', async () => {
    BrokenWorker.failure = 'is silent';
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const { result, allow, track } = aCamera({ BarcodeDetector: undefined, Worker: BrokenWorker, fetch: packed });
    allow();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(result.current).toBe('opening');

    await act(() => vi.advanceTimersByTimeAsync(15_000));

    await waitFor(() => expect(result.current).toBe('unusable'));
    expect(track.stop).toHaveBeenCalled();
  });

  test('that cannot be fetched, as without a connection, leaves the digits to be typed', async () => {
    BrokenWorker.failure = 'is silent';
    const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const { result, allow, track } = aCamera({ BarcodeDetector: undefined, Worker: BrokenWorker, fetch });
    allow();

    await waitFor(() => expect(result.current).toBe('unusable'));
    expect(track.stop).toHaveBeenCalled();
  });
});
