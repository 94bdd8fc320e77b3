import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Does the work for each of `things` in a transaction of its own, one after the other. A failure stops none of the
 * others, and is thrown at the end.
 */
export async function eachByItself<Thing>(
  em: EntityManager,
  things: readonly Thing[],
  work: (inside: EntityManager, thing: Thing) => Promise<void>,
): Promise<void> {
  const problems: unknown[] = [];
  for (const thing of things) {
    const done = em.fork().transactional((inside) => work(inside, thing));
    await done.catch((problem) => problems.push(problem));
  }
  if (problems.length > 0) throw new AggregateError(problems, `${problems.length} of ${things.length} failed.`);
}
