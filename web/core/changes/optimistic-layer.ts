import type { ApolloCache } from '@apollo/client';
import { newUuid } from '../../base/network/uuid.ts';
import type { Change } from './change.ts';

/**
 * In the order in which they were made. One layer, which is replaced as a whole: a layer that is only replayed,
 * and comes out otherwise, leaves screens with what it said before.
 */
export class OptimisticLayer {
  private id: string | undefined;
  private shown = '[]';

  constructor(
    private readonly cache: ApolloCache,
    private readonly showOne: (cache: ApolloCache, change: Change) => void,
  ) {}

  get isEmpty(): boolean {
    return this.id === undefined;
  }

  show(changes: readonly Change[]): void {
    const next = JSON.stringify(changes.map(({ key, variables }) => [key, variables]));
    if (next === this.shown) return;
    this.shown = next;
    this.replace(changes);
  }

  replace(changes: readonly Change[]): void {
    const { cache, id: before } = this;
    this.id = changes.length > 0 ? newUuid() : undefined;
    const update = () => {
      for (const change of changes) this.showOne(cache, change);
    };
    if (this.id) cache.batch({ update, optimistic: this.id, removeOptimistic: before });
    else if (before) cache.removeOptimistic(before);
  }
}
