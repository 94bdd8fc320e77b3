import { plural, t } from '@lingui/core/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../design/Button.tsx';
import { useFocusAfter } from '../design/useFocusAfter.ts';
import { VisuallyHidden } from '../design/VisuallyHidden.tsx';

/** The next page is there before its place is scrolled to, and drawn row by row. */
const NEAR = '1600px 0px';

interface ShowMoreProps {
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  shownCount: number;
  read: (after: string) => Promise<unknown>;
}

export function ShowMore({ pageInfo: { hasNextPage, endCursor }, shownCount, read }: ShowMoreProps) {
  const after = hasNextPage ? endCursor : null;
  const [readingAt, setReadingAt] = useState<string | null>(null);
  const [failedAt, setFailedAt] = useState<string | null>(null);
  const [hasRead, setHasRead] = useState(false);
  const end = useRef<HTMLDivElement>(null);
  useFocusAfter(after !== null, end);

  const latest = useRef(read);
  latest.current = read;
  const more = useCallback(async () => {
    if (after === null) return;
    setReadingAt(after);
    setFailedAt(null);
    try {
      await latest.current(after);
      setHasRead(true);
    } catch {
      setFailedAt(after);
    }
    setReadingAt((now) => (now === after ? null : now)); // the page after it may be on its way already
  }, [after]);

  const isReading = after !== null && readingAt === after;
  const hasFailed = after !== null && failedAt === after;
  const isToFollow = after !== null && !hasFailed;
  useEffect(() => {
    const place = end.current;
    if (!isToFollow || !place || typeof IntersectionObserver !== 'function') return;
    let isOver = false;
    let readsLeft = 2; // a page comes to nothing where the list was read anew meanwhile: it is followed once more
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.unobserve(place);
        readsLeft -= 1;
        void more().then(() => readsLeft > 0 && !isOver && observer.observe(place));
      },
      { rootMargin: NEAR },
    );
    observer.observe(place);
    return () => {
      isOver = true;
      observer.disconnect();
    };
  }, [isToFollow, more]);

  return (
    <div
      ref={end}
      tabIndex={-1}
      className={`flex flex-wrap items-center justify-center gap-x-4 gap-y-2 outline-none ${after === null ? '' : 'py-3'}`}
    >
      <VisuallyHidden live>{hasRead ? plural(shownCount, { one: '# shown', other: '# shown' }) : ''}</VisuallyHidden>
      {hasFailed && <p role="status">{t`The rest didn’t load.`}</p>}
      {after !== null && (
        <Button working={isReading} onClick={() => void more()}>
          {hasFailed ? t`Try again` : t`Show more`}
        </Button>
      )}
    </div>
  );
}
