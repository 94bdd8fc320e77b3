import { setFlagsFromString } from 'node:v8';

const GROWTH = '--semi-space-growth-factor';

/**
 * V8's young generation grows while much of it survives, as all does that a start makes, and never shrinks in a
 * server with little to do.
 */
setFlagsFromString(`${GROWTH}=1`);

export function letYoungGenerationGrow(): void {
  setFlagsFromString(`${GROWTH}=2`);
}
