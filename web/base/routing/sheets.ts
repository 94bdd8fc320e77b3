import { useEffect, useEffectEvent } from 'react';

/** Each has an entry of the history, which the browser's Back takes away. */
interface Sheet {
  close: () => void;
}

const sheets: Sheet[] = [];
/** Nobody is told of it; it takes the browser a moment. */
let ownStep: { isOver: Promise<void>; end: () => void } | null = null;
/** How many sheets the entry was for on which the browser is, and above which page's entry it lay. */
let entered = sheetsOfEntry();
let enteredPage = pageOfEntry();

if (typeof window !== 'undefined') window.addEventListener('popstate', onPop, true);

function sheetsOfEntry(): number {
  return globalThis.history?.state?.sheets ?? 0;
}

/** Sheets share the key of their page; an entry made by a link within the page has none yet. */
function pageOfEntry(): string | undefined {
  return globalThis.history?.state?.key;
}

/**
 * Before the app's own listening to the history: to it, and to forms, opening and closing a sheet is no going
 * elsewhere.
 */
function onPop(event: PopStateEvent): void {
  const left = entered;
  const leftPage = enteredPage;
  entered = sheetsOfEntry();
  enteredPage = pageOfEntry();
  if (ownStep) {
    event.stopImmediatePropagation();
    ownStep.end();
    ownStep = null;
    return;
  }
  const isSamePage = enteredPage !== undefined && enteredPage === leftPage;
  const isOfClosedMenu = left > sheets.length && entered < left && isSamePage;
  if (entered === sheets.length && !isOfClosedMenu) return;
  event.stopImmediatePropagation();
  if (isOfClosedMenu) window.history.back();
  else if (entered > sheets.length)
    void stepBack(); // forward, to a sheet that is closed by now
  else sheets.pop()?.close();
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

/** A menu leaves its entry to what it opens, a moment later, as it may be; Back skips it otherwise. */
export function useSheetEntry(onClose: () => void, { isLeftBehind = false } = {}): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const sheet: Sheet = { close: () => close() };
    let isGone = false;
    const open = async () => {
      while (ownStep) await ownStep.isOver; // of a dialog whose place this one takes
      if (isGone) return;
      sheets.push(sheet);
      if (sheetsOfEntry() >= sheets.length) return; // in place of what was closed
      entered = sheets.length;
      enteredPage = pageOfEntry();
      window.history.pushState({ ...window.history.state, sheets: entered }, '');
    };
    void open();
    return () => {
      isGone = true;
      const place = sheets.indexOf(sheet);
      if (place < 0) return; // Back has closed it, or somebody goes elsewhere
      sheets.splice(place, 1);
      if (!isLeftBehind) void Promise.resolve().then(stepBack); // unless what opens now takes its place
    };
  }, [isLeftBehind]);
}
