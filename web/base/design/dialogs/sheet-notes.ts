import { useId, useLayoutEffect } from 'react';
import { createStore, useStore } from '../../state/store.ts';

/** A word about what a sheet holds, with its button: notes beside the sheet are out of reach of a keyboard, which it keeps. */
interface SheetNote {
  text: string;
  label: string;
  onPress: () => void;
}

const sheets: string[] = [];
/** A note is of no sheet until the one has opened that it is for. */
const shown = createStore<{ sheet: string | undefined; note: SheetNote } | null>(null);

export function useSheetNote(): SheetNote | null {
  const id = useId();
  const current = useStore(shown);
  useLayoutEffect(() => {
    sheets.push(id);
    const waiting = shown.get();
    if (waiting && waiting.sheet === undefined) shown.set({ ...waiting, sheet: id });
    return () => {
      sheets.splice(sheets.indexOf(id), 1);
      if (shown.get()?.sheet === id) shown.set(null);
    };
  }, [id]);
  return current?.sheet === id ? current.note : null;
}

/** Gives what takes the note away, or nothing where no sheet is open, and none is about to be. */
export function noteInSheet(note: SheetNote, isAboutToOpen: boolean): (() => void) | undefined {
  const sheet = sheets.at(-1);
  if (!sheet && !isAboutToOpen) return undefined;
  shown.set({ sheet, note });
  return () => {
    if (shown.get()?.note === note) shown.set(null);
  };
}
