export interface AwaitedItem {
  id: string;
  category: string;
  isAwaited: true;
}

export function isAwaited<Other extends { id: string }>(thing: Other | AwaitedItem): thing is AwaitedItem {
  return 'isAwaited' in thing;
}

export function awaited(count: number, category: string, name: string): AwaitedItem[] {
  return Array.from({ length: Math.max(0, count) }, (_, place) => ({
    id: `awaited ${name} ${place}`,
    category,
    isAwaited: true as const,
  }));
}
