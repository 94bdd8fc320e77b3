/** Whether the person has asked their device for less motion. What the style sheet moves, it knows by itself. */
export function isMotionReduced(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
