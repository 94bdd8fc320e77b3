import { useEffect, useState } from 'react';
import { useSession } from '../../core/session/session.ts';
import { importsOf, type KeptImport, type KeptImports } from './kept-import.ts';
import type { KeptPart } from './useKept.ts';

/** All that this person brings, once it is known what an earlier page has kept. */
export function useImports(): KeptImports | undefined {
  const ownerId = useSession().account?.id ?? '';
  const [read, setRead] = useState<KeptImports>();
  useEffect(() => {
    const imports = importsOf(ownerId);
    const keep = () => imports.storeNow();
    void imports.read().then(() => setRead(imports));
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [ownerId]);
  return read?.ownerId === ownerId ? read : undefined;
}

/** The values of one of its lists; the same object as long as it is the same list. */
export function partOf(kept: KeptImport, place: number, imports: KeptImports): KeptPart {
  const known = parts.get(kept)?.get(place);
  if (known) return known;
  const values = kept.parts.get(place) ?? new Map<string, unknown>();
  kept.parts.set(place, values);
  const part = { values, store: () => imports.store() };
  parts.set(kept, new Map([...(parts.get(kept) ?? []), [place, part]]));
  return part;
}

const parts = new WeakMap<KeptImport, Map<number, KeptPart>>();

/** Marks the entry of the browser’s history in which a preview is open, so that it is there after a reload and on the way back. */
export function markEntry(at: number | null): void {
  window.history.replaceState({ ...window.history.state, importedAt: at }, '');
}

export function isOfEntry(at: number): boolean {
  return (window.history.state as { importedAt?: unknown } | null)?.importedAt === at;
}
