const LONGEST_WAIT_MS = 3000;

/** Resolves at the first touch, click or key, or after a while: for code that nothing on the first screen waits for. */
export function afterFirstInteraction(): Promise<void> {
  if (typeof window === 'undefined') return new Promise(() => {}); // a page drawn by the server is never touched
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(timer);
      for (const gesture of ['pointerdown', 'keydown']) window.removeEventListener(gesture, settle, true);
      resolve();
    };
    const timer = setTimeout(settle, LONGEST_WAIT_MS);
    for (const gesture of ['pointerdown', 'keydown']) window.addEventListener(gesture, settle, true);
  });
}
