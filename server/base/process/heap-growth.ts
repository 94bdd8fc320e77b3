import { setFlagsFromString } from 'node:v8';

const YOUNG = '--semi-space-growth-factor';

/** V8 would let the old generation become several times what is alive of it before it collects it. */
const OLD_GROWS_BY_PERCENT = 50;
setFlagsFromString(`--heap-growing-percent=${OLD_GROWS_BY_PERCENT}`);

/**
 * V8's young generation grows while much of it survives, as all does that a start makes, and never shrinks in a
 * server with little to do.
 */
setFlagsFromString(`${YOUNG}=1`);

/** V8's first compiler would compile much of a start, which never runs again, and keep that. */
setFlagsFromString('--no-sparkplug');

/** To be called once the server has begun. */
export function letHeapGrow(): void {
  setFlagsFromString(`${YOUNG}=2`);
  setFlagsFromString('--sparkplug');
}
