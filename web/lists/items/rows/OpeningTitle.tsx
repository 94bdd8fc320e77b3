import { Link } from 'react-router-dom';
import { nameToShow } from '../../../base/text/soft-hyphens.ts';
import type { ItemContext } from '../cache/item-context.ts';

interface OpeningTitleProps {
  itemId: string;
  title: string;
  context: ItemContext;
}

/**
 * An item's title, which opens it for people who may change it: by a press anywhere on the positioned box around it.
 * Other buttons there lie above it (`relative z-1`).
 */
export function OpeningTitle({ itemId, title, context: { listId, canChange } }: OpeningTitleProps) {
  const shown = nameToShow(title);
  if (!canChange) return shown;
  return (
    <Link
      to={`/lists/${listId}/items/${itemId}/edit`}
      data-opens=""
      className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-brand"
    >
      {shown}
    </Link>
  );
}
