import { useCallback, useEffect, useRef, useState } from 'react';
import { type News, newsText } from '#rules/core/events/news-text';

/** Somebody else's change, for as long as it is highlighted. */
interface ListHighlight {
  revision: number;
  by: string | null;
}

export interface ListActivity {
  /** By the id of the item or, for the heading, of the list. */
  highlights: Readonly<Record<string, ListHighlight>>;
  /** The latest change in a sentence, to be read out. */
  sentence: string;
  /** The ids of what it changed, as far as that is highlighted. */
  changedIds: readonly string[];
  /** Whether it has only just happened. */
  isRecent: boolean;
}

const HIGHLIGHT_DURATION_MS = 2500;
const NONE: readonly string[] = [];

/** Acts of others on a list: each change is highlighted for a moment, and the latest stands in a sentence. */
export function useListActivity() {
  const [highlights, setHighlights] = useState<ListActivity['highlights']>({});
  const [latest, setLatest] = useState<(News & { count: number; changedIds: readonly string[] }) | null>(null);
  const [isRecent, setIsRecent] = useState(false);
  const recentTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const highlightTimers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const timers = highlightTimers.current;
    return () => {
      timers.forEach(clearTimeout);
      clearTimeout(recentTimer.current);
    };
  }, []);

  const highlight = useCallback((id: string, added: ListHighlight) => {
    setHighlights((before) => ({ ...before, [id]: added }));
    const timer = setTimeout(() => {
      highlightTimers.current.delete(timer);
      setHighlights(({ [id]: shown, ...others }) => (shown === added || !shown ? others : { ...others, [id]: shown }));
    }, HIGHLIGHT_DURATION_MS);
    highlightTimers.current.add(timer);
  }, []);

  const announce = useCallback((next: News, changedIds: readonly string[]) => {
    const isInARow = recentTimer.current !== undefined;
    clearTimeout(recentTimer.current);
    setLatest((before) => {
      const isSame = isInARow && before?.action === next.action && before.who === next.who;
      const { count = 1 } = next;
      return { ...next, changedIds, count: isSame ? before.count + count : count };
    });
    setIsRecent(true);
    recentTimer.current = setTimeout(() => {
      recentTimer.current = undefined;
      setIsRecent(false);
    }, HIGHLIGHT_DURATION_MS);
  }, []);

  const sentence = latest ? newsText(latest) : '';
  const activity: ListActivity = { highlights, sentence, changedIds: latest?.changedIds ?? NONE, isRecent };
  return { activity, highlight, announce };
}
