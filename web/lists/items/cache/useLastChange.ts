import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { toast } from '../../../base/page/toast.ts';

interface Note {
  text: string;
  undo?: () => void;
}

/** Says what came of a change: with the way back, and with what else there is to know of it. */
export type Say = (text: string, more?: { undo?: () => void; description?: string }) => void;

const sayInToast: Say = (text, { undo, description } = {}) =>
  toast.success(text, { description, ...(undo && { action: { label: t`Undo`, onClick: undo } }) });

/**
 * Tells the last change in a bar of one line, so that no row is covered. A toast tells it where the line counts a
 * selection already, where there is more to say, and where the bar has gone before it could be undone.
 */
export function useLastChange(selectedCount: number) {
  const [note, setNote] = useState<Note | null>(null);
  const now = useRef({ note, isShown: true, selectedCount });
  now.current = { ...now.current, note, selectedCount };
  useEffect(() => {
    now.current.isShown = true;
    return () => {
      const { note: last } = now.current;
      now.current.isShown = false;
      if (last?.undo) sayInToast(last.text, last);
    };
  }, []);
  useEffect(() => {
    if (selectedCount > 0) setNote(null);
  }, [selectedCount]);

  const say: Say = (text, more = {}) => {
    const hasRoom = now.current.isShown && now.current.selectedCount === 0 && !more.description;
    if (hasRoom) setNote({ text, undo: more.undo });
    else sayInToast(text, more);
  };
  return { note, say, forget: () => setNote(null) };
}
