import { t } from '@lingui/core/macro';
import { ArchiveRestore, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../base/design/Button.tsx';
import { IconButton } from '../../../base/design/IconButton.tsx';
import type { FieldsOf } from '../../../base/network/fields-of.ts';
import { ItemPicture } from '../../../base/page/ItemPicture.tsx';
import type { ItemContext } from '../cache/item-context.ts';
import { itemTitle } from '../cache/item-texts.ts';
import { useArchive } from '../cache/useArchive.ts';
import type { ArchivedItem_itemFragment } from './ArchivedItem.generated.ts';
import { DeleteItemDialog } from './DeleteItemDialog.tsx';
import { ItemFacts } from './ItemFacts.tsx';
import { ItemPurchases } from './ItemPurchases.tsx';

interface ArchivedItemProps {
  item: FieldsOf<ArchivedItem_itemFragment>;
  context: ItemContext;
}

export function ArchivedItem({ item, context }: ArchivedItemProps) {
  const { restore } = useArchive();
  const [isDeleting, setIsDeleting] = useState(false);
  const [asked, ask] = useState<string | null>(null);
  const { id, listId } = item;
  const title = itemTitle(item);
  return (
    <article className="flex min-w-0 items-start gap-3 rounded-card border border-dashed border-edge/60 p-2">
      <div className="w-16 shrink-0 opacity-70 grayscale">
        <ItemPicture item={item} widths="4rem" kind={context.kind} shape="square" />
      </div>
      <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-2 py-1.5 sm:flex sm:items-start sm:justify-between">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1">
          <h4 dir="auto" className="line-clamp-4 text-lg leading-snug wrap-anywhere" title={title}>
            {title}
          </h4>
          <ItemFacts item={item} context={context} />
          <ItemPurchases item={item} kind={context.kind} asked={asked} onAsk={ask} />
        </div>
        {context.canChange && (
          <div className="flex shrink-0 gap-2">
            <Button aria-label={t`Restore: ${title}`} onClick={() => void restore(item)}>
              <ArchiveRestore aria-hidden className="size-4.5" />
              {t`Restore`}
            </Button>
            <IconButton
              label={t`Delete ${title}`}
              icon={<Trash2 aria-hidden />}
              look="danger"
              onClick={() => setIsDeleting(true)}
            />
          </div>
        )}
      </div>
      {isDeleting && (
        <DeleteItemDialog
          listId={listId}
          itemId={id}
          name={title}
          question={t`Are you sure you want to delete this item?`}
          onClose={() => setIsDeleting(false)}
        />
      )}
    </article>
  );
}
