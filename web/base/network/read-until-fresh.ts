const MAX_READS = 3;

/**
 * Reads again what live changes have told of. A change that comes while the answer is on its way may be newer than the
 * answer, and would be overwritten by it: then it is read once more.
 *
 * @param read reads it into the cache; its rejection ends the reading and is the caller's
 * @param isFresh whether what `read` brought is as new as what was heard by now
 */
export async function readUntilFresh<T>(read: () => Promise<T>, isFresh: (answer: T) => boolean): Promise<void> {
  for (let reads = 0; reads < MAX_READS; reads++) {
    if (isFresh(await read())) return;
  }
}
