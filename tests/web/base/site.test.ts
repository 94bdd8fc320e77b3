// @vitest-environment jsdom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { followSite, noteLiveSite } from '../../../web/base/page/site.ts';

const maintenance = () => JSON.parse(localStorage.getItem('kindlist_site') ?? '{}').maintenanceMode;

/** A page whose server is under maintenance from now on. */
async function anOpenPage() {
  let maintenanceMode = false;
  const asked = vi.fn(async () => Response.json({ data: { siteName: 'Kindlist', maintenanceMode } }));
  vi.stubGlobal('fetch', asked);
  onTestFinished(followSite());
  await vi.advanceTimersByTimeAsync(0);
  maintenanceMode = true;
  asked.mockClear();
  return asked;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
});

test('an open page hears of maintenance within seconds, without a live connection', async () => {
  await anOpenPage();
  expect(maintenance()).toBeFalsy();

  await vi.advanceTimersByTimeAsync(10_000);

  expect(maintenance()).toBe(true);
});

test('nothing is asked for a page that nobody sees, nor without a connection', async () => {
  const asked = await anOpenPage();
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await vi.advanceTimersByTimeAsync(60_000);
  seen.mockReturnValue('visible');
  const connected = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).not.toHaveBeenCalled();

  connected.mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));

  expect(asked).toHaveBeenCalledOnce();
});

test('nothing is asked while it is told live', async () => {
  const asked = await anOpenPage();
  const stop = noteLiveSite();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).not.toHaveBeenCalled();

  stop();
  await vi.advanceTimersByTimeAsync(10_000);

  expect(asked).toHaveBeenCalledOnce();
});
