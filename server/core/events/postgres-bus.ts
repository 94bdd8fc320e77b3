import type { Bus } from './bus.ts';
import { BusListeners } from './bus-listeners.ts';
import { listenToPostgres } from './postgres-listener.ts';

export async function postgresBus(connectionString: string, onProblem?: (problem: unknown) => void): Promise<Bus> {
  const listeners = new BusListeners(onProblem);
  const { close } = await listenToPostgres(connectionString, listeners);
  return {
    onEvent: (listener) => listeners.onEvent(listener),
    onGap: (listener) => listeners.onGap(listener),
    close,
  };
}
