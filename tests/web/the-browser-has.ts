import { onTestFinished } from 'vitest';

/** Until the test is over: on the `navigator` that is there, since what a test before left running refuses another one. */
export function theBrowserHas(abilities: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(abilities)) {
    Object.defineProperty(navigator, name, { value, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, name));
  }
}
