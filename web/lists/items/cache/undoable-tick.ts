import { createStore, useStore } from '../../../base/state/store.ts';
import { firstIdOf } from '../../../core/changes/real-ids.ts';

/** The latest tick on a shopping list, for as long as the bar offers to take it back. */
interface UndoableTick {
  itemId: string;
  listId: string;
  title: string;
  undo: () => void;
}

const OFFER_DURATION_MS = 8000;

const latest = createStore<UndoableTick | null>(null);
const spoken = createStore<{ listId: string; sentence: string } | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

/** There is one offer at a time: each tick takes the place of the one before. */
export function offerUndo(tick: UndoableTick, sentence: string): void {
  show(tick, { listId: tick.listId, sentence });
}

/** For a tick that was refused, or that is being taken back. */
export function withdrawUndo(itemId: string): void {
  const offer = latest.get();
  if (offer && firstIdOf(offer.itemId) === firstIdOf(itemId)) show(null, null);
}

/** For a tick that was taken back, by the bar or another way. */
export function sayTakenBack({ itemId, listId }: Pick<UndoableTick, 'itemId' | 'listId'>, sentence: string): void {
  const offer = latest.get();
  show(offer && firstIdOf(offer.itemId) === firstIdOf(itemId) ? null : offer, { listId, sentence });
}

function show(tick: UndoableTick | null, said: { listId: string; sentence: string } | null): void {
  clearTimeout(timer);
  latest.set(tick);
  spoken.set(said);
  timer = setTimeout(() => {
    latest.set(null);
    spoken.set(null);
  }, OFFER_DURATION_MS);
}

export function useUndoableTick(listId: string): UndoableTick | null {
  const tick = useStore(latest);
  return tick?.listId === listId ? tick : null;
}

/** To be read out: the latest tick of the list, or that it is taken back. */
export function useTickSentence(listId: string): string | null {
  const said = useStore(spoken);
  return said?.listId === listId ? said.sentence : null;
}
