import { useCallback, useMemo, useRef, useState } from 'react';

/** The chosen ones of the shown ids, in their order. An item that is shown no more is not chosen either. */
export function useSelection(shownIds: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<string>(undefined);
  const shown = useRef(shownIds);
  shown.current = shownIds;

  /** As a range, everything from the one before to this one becomes what this one becomes. */
  const choose = useCallback((id: string, isChosen: boolean, isRange: boolean) => {
    const ids = isRange ? between(shown.current, anchor.current, id) : [id];
    anchor.current = id;
    setChosen((before) => {
      const after = new Set(before);
      for (const one of ids) {
        if (isChosen) after.add(one);
        else after.delete(one);
      }
      return after;
    });
  }, []);
  const chooseAll = (isChosen: boolean) => setChosen(new Set(isChosen ? shownIds : []));

  const selection = useMemo(() => new Set(shownIds.filter((id) => chosen.has(id))), [shownIds, chosen]);
  return { selection, choose, chooseAll };
}

function between(ids: readonly string[], from: string | undefined, to: string): readonly string[] {
  const places = [ids.indexOf(from ?? to), ids.indexOf(to)];
  if (places.includes(-1)) return [to];
  return ids.slice(Math.min(...places), Math.max(...places) + 1);
}
