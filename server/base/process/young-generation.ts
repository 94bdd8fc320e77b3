import { setFlagsFromString } from 'node:v8';

const GROWTH = '--semi-space-growth-factor';

/**
 * V8's young generation grows while much of it survives, as all does that a server makes when it starts, and never shrinks in one
 * that has little to do. So it stays as small as it begins until the server has started, and grows from then on under load alone.
 */
setFlagsFromString(`${GROWTH}=1`);

/** From now on it grows with the work, as it does of itself. */
export function letYoungGenerationGrow(): void {
  setFlagsFromString(`${GROWTH}=2`);
}
