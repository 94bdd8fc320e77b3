import { t } from '@lingui/core/macro';
import { buttonLook } from '../../base/design/button-looks.ts';

interface DrawnPagesProps {
  shareToken: string;
  page: number;
  hasMore: boolean;
}

/** The app shows everything on one page. So the first shows them only to browsers without scripts; on the others they stay. */
export function DrawnPages({ shareToken, page, hasMore }: DrawnPagesProps) {
  if (page === 1 && !hasMore) return null;
  const look = buttonLook('quiet', 'normal');
  return (
    <nav aria-label={t`Pages`} className={`${page === 1 ? 'hidden noscript:flex' : 'flex'} justify-center gap-2`}>
      {page > 1 && (
        <a rel="prev" href={`/shared/${shareToken}?page=${page - 1}`} className={look}>
          {t({ message: 'Back', context: 'the page before' })}
        </a>
      )}
      {hasMore && (
        <a rel="next" href={`/shared/${shareToken}?page=${page + 1}`} className={look}>
          {t({ message: 'More', context: 'the next page' })}
        </a>
      )}
    </nav>
  );
}
