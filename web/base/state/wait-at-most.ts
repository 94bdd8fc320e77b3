/** Waits for something, and goes on without it after so many milliseconds. */
export async function waitAtMost(ms: number, something: Promise<unknown>): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  try {
    await Promise.race([something, late]);
  } finally {
    clearTimeout(timer);
  }
}
