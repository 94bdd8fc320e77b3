const LONG_ENOUGH = 3000;

/** Resolves at the first touch, click or key, or after a while: for code that nothing on the first screen waits for. */
export function afterFirstInteraction(): Promise<void> {
  if (typeof window === 'undefined') return new Promise(() => {}); // a page drawn by the server is never touched
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(timer);
      for (const gesture of ['pointerdown', 'keydown']) window.removeEventListener(gesture, settle, true);
      resolve();
    };
    const timer = setTimeout(settle, LONG_ENOUGH);
    for (const gesture of ['pointerdown', 'keydown']) window.addEventListener(gesture, settle, true);
  });
}

/** Code that the frame can do without for a while: where it cannot be had, it comes with the connection. */
export async function retryWhenOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    }
  }
}
