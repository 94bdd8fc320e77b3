// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connection } from '../../../web/base/network/connection.ts';
import { checkConnection, noteAway } from '../../../web/base/network/connection-check.ts';

/** The calls to a server that does not answer, each with a way to end it. */
function aSilentServer() {
  const calls: ((problem: Error) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise((_resolve, reject) => calls.push(reject)));
  return {
    calls,
    /** As when the connection of the latest call breaks. */
    async breakOff() {
      calls.at(-1)?.(new TypeError('Failed to fetch'));
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

beforeEach(() => void vi.useFakeTimers());

afterEach(async () => {
  connection.set('online'); // which ends what is still asking
  await vi.runOnlyPendingTimersAsync();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a server that is lost again while it is asked for is asked for after a pause each time', async () => {
  const server = aSilentServer();
  noteAway();
  await vi.advanceTimersByTimeAsync(1_000); // the longest first pause
  expect(server.calls).toHaveLength(1);

  connection.set('online');
  connection.set('reconnecting');
  await server.breakOff();

  expect(server.calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(server.calls).toHaveLength(2);
  await server.breakOff();
  expect(server.calls).toHaveLength(2);
});

test('a page that began without a connection asks for the server once something says that it may be away', async () => {
  const server = aSilentServer();
  connection.set('reconnecting'); // as a page that shows what the device knew

  void checkConnection();

  expect(server.calls).toHaveLength(1);
});
