// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useCamera } from '../../../web/lists/items/scanning/useCamera.ts';

/** A camera that is allowed when the test says so, in a browser whose reader of codes is out of order. */
function aCamera() {
  const stop = vi.fn();
  const { promise: allowed, resolve } = Promise.withResolvers<object>();
  const before = Object.getOwnPropertyDescriptor(navigator, 'mediaDevices');
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia: () => allowed } });
  class BarcodeDetector {
    static getSupportedFormats = async () => ['ean_13'];
    constructor() {
      throw new Error('Out of order.');
    }
  }
  vi.stubGlobal('BarcodeDetector', BarcodeDetector);
  onTestFinished(() => {
    cleanup();
    vi.unstubAllGlobals();
    if (before) Object.defineProperty(navigator, 'mediaDevices', before);
    else Reflect.deleteProperty(navigator, 'mediaDevices');
  });
  const video = { current: document.createElement('video') };
  const allow = () => resolve({ getTracks: () => [{ stop }] });
  return { ...renderHook(() => useCamera(video, () => {})), allow, stop };
}

test('a camera whose codes nothing reads is off', async () => {
  const { result, allow, stop } = aCamera();

  allow();

  await waitFor(() => expect(result.current).toBe('unusable'));
  expect(stop).toHaveBeenCalled();
});

test('a camera that is allowed after the sheet was closed is off', async () => {
  const { unmount, allow, stop } = aCamera();

  unmount();
  allow();

  await waitFor(() => expect(stop).toHaveBeenCalled());
});
