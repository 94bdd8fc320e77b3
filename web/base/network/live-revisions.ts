interface ListRevisions {
  newest: number;
  whole: number;
  items: Map<string, number>;
}

interface ItemAnswer {
  __typename: 'Item';
  id: string;
  listId?: string;
  listRevision?: number;
}

interface ListAnswer {
  __typename: 'List' | 'SharedList';
  id: string;
  revision?: number;
}

export class LiveRevisions {
  private readonly lists = new Map<string, ListRevisions>();

  note(listId: string, revision: number, itemId?: string): void {
    const known = this.lists.get(listId);
    const isCountedAnew = known && revision < known.newest; // for another part of the viewer's, such as without purchases
    const list = known && !isCountedAnew ? known : { newest: 0, whole: 0, items: new Map<string, number>() };
    list.newest = revision;
    if (itemId) list.items.set(itemId, revision);
    else list.whole = revision;
    this.lists.set(listId, list);
  }

  forget(listId: string): void {
    this.lists.delete(listId);
  }

  /** The answer shows a state before what was heard. */
  outdatedListsIn(answer: unknown): string[] {
    return shownIn(answer).flatMap((shown) => {
      if (shown.__typename !== 'Item') return this.isNewer(shown.id, shown.revision) ? shown.id : [];
      return shown.listId && this.isNewer(shown.listId, shown.listRevision, shown.id) ? shown.listId : [];
    });
  }

  private isNewer(listId: string, revision: number | undefined, itemId?: string): boolean {
    const heard = this.lists.get(listId);
    if (!heard || revision === undefined) return false;
    return (itemId ? Math.max(heard.whole, heard.items.get(itemId) ?? 0) : heard.newest) > revision;
  }
}

function shownIn(answer: unknown): (ItemAnswer | ListAnswer)[] {
  const results = valuesOf(answer);
  return [...results, ...results.flatMap(valuesOf)].filter(isShown);
}

function valuesOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.values(value) : [];
}

function isShown(value: unknown): value is ItemAnswer | ListAnswer {
  const type = (value as { __typename?: unknown } | null)?.__typename;
  return type === 'Item' || type === 'List' || type === 'SharedList';
}
