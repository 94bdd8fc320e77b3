import { useEffect, useEffectEvent } from 'react';

/** Each has an entry of the history, which the browser's Back takes away. */
interface Sheet {
  close: () => void;
}

const sheets: Sheet[] = [];
/** Nobody is told of it; it takes the browser a moment. */
let ownStep: { isOver: Promise<void>; end: () => void } | null = null;

if (typeof window !== 'undefined') window.addEventListener('popstate', onPop, true);

function sheetsOfEntry(): number {
  return Number(window.history.state?.sheets ?? 0);
}

/**
 * Before the app's own listening to the history: to it, and to forms, opening and closing a sheet is no going
 * elsewhere.
 */
function onPop(event: PopStateEvent): void {
  if (ownStep) {
    event.stopImmediatePropagation();
    ownStep.end();
    ownStep = null;
    return;
  }
  const wanted = sheetsOfEntry();
  if (wanted > sheets.length) {
    event.stopImmediatePropagation();
    void stepBack(); // forward, to a sheet that is closed by now
  } else if (wanted < sheets.length) {
    event.stopImmediatePropagation();
    const onTop = sheets.pop();
    onTop?.close();
  }
}

/** One step at a time: a browser may make one of two. */
async function stepBack(): Promise<void> {
  while (ownStep) await ownStep.isOver;
  const steps = sheetsOfEntry() - sheets.length;
  if (steps <= 0) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  ownStep = { isOver: promise, end: resolve };
  window.history.go(-steps);
  await promise;
}

export function hasSheets(): boolean {
  return ownStep !== null || sheetsOfEntry() > 0;
}

/** Back would lead to their entries. */
export async function leaveSheets(): Promise<void> {
  sheets.splice(0);
  await stepBack();
}

export function useSheetEntry(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const sheet: Sheet = { close: () => close() };
    let isGone = false;
    const open = async () => {
      await stepBack(); // of a dialog whose place this one takes
      if (isGone) return;
      sheets.push(sheet);
      window.history.pushState({ ...window.history.state, sheets: sheets.length }, '');
    };
    void open();
    return () => {
      isGone = true;
      const place = sheets.indexOf(sheet);
      if (place < 0) return; // Back has closed it, or somebody goes elsewhere
      sheets.splice(place, 1);
      void stepBack();
    };
  }, []);
}
