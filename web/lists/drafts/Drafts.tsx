import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronDown, PencilLine, Trash2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { displayText } from '#rules/base/text/display-text';
import { MOST_DRAFTS_AT_ONCE } from '#rules/lists/drafts/draft';
import { Button } from '../../base/design/Button.tsx';
import { ConfirmDialog } from '../../base/design/dialogs/ConfirmDialog.tsx';
import { Checkbox } from '../../base/design/fields/Checkbox.tsx';
import { IconButton } from '../../base/design/IconButton.tsx';
import type { Kind } from '../../base/design/kinds.ts';
import { minorMoneyText } from '../../base/design/Money.tsx';
import { problemText } from '../../base/network/problems.ts';
import { ItemPicture } from '../../base/page/ItemPicture.tsx';
import { LinkButton } from '../../base/page/LinkButton.tsx';
import { toast } from '../../base/page/toast.ts';
import { type Draft_draftFragment, useItemDraftsQuery } from '../items/cache/draft-changes.ts';
import { itemTitle } from '../items/cache/item-texts.ts';
import { placeItem } from '../items/cache/list-items.ts';
import { useDeleteItemDraftsMutation, usePublishItemDraftsMutation } from './Drafts.generated.ts';
import { Suggestions } from './Suggestions.tsx';

interface DraftsProps {
  listId: string;
  kind: Kind;
  /** Holds their room until they are read. */
  toCome: ReactNode;
}

/** Items that are not on the list yet, in a line above it that unfolds: for those who work on it, and only while there are any. */
export function Drafts({ listId, kind, toCome }: DraftsProps) {
  const { data, error, refetch } = useItemDraftsQuery({ variables: { listId }, fetchPolicy: 'cache-and-network' });
  const [publish, { loading }] = usePublishItemDraftsMutation();
  const [chosenIds, setChosenIds] = useState<readonly string[]>([]);
  const [decline, declining] = useDeleteItemDraftsMutation();
  const cards = useId();
  const [isOpen, setOpen] = useState(false);
  const all = data?.itemDrafts ?? [];
  const suggestions = all.filter(({ isSuggestion }) => isSuggestion);
  const drafts = all.filter(({ isSuggestion }) => !isSuggestion);
  const chosen = drafts.filter(({ id }) => chosenIds.includes(id));
  if (!data && !error) return toCome;
  if (all.length === 0) return null;

  const put = async (some: readonly Draft_draftFragment[]) => {
    const published: Draft_draftFragment[] = [];
    try {
      for (let from = 0; from < some.length; from += MOST_DRAFTS_AT_ONCE) {
        const asked = some.slice(from, from + MOST_DRAFTS_AT_ONCE);
        const draftIds = asked.map(({ id }) => id);
        const answer = await publish({
          variables: { listId, draftIds },
          update: (cache, { data: done }) => {
            for (const { id } of done?.publishItemDrafts.items ?? []) placeItem(cache, listId, id);
          },
        });
        const missing = answer.data?.publishItemDrafts.missingDraftIds ?? draftIds;
        published.push(...asked.filter(({ id }) => !missing.includes(id)));
      }
      setChosenIds([]);
      if (published.length === 0) toast(t`Somebody published or deleted it.`);
    } catch (error) {
      toast.error(problemText(error, t`That didn’t work. Please try again.`));
    }
    if (published.length > 0) toast.success(publishedText(published));
    await refetch().catch(() => {}); // what is shown stays
  };
  const putAside = async ({ id }: Draft_draftFragment) => {
    try {
      await decline({ variables: { listId, draftIds: [id] } });
      await refetch();
    } catch (error) {
      toast.error(problemText(error, t`That didn’t work. Please try again.`));
    }
  };
  const count = drafts.length;
  return (
    <>
      {suggestions.length > 0 && (
        <Suggestions
          suggestions={suggestions}
          isBusy={loading || declining.loading}
          onTakeOver={(suggestion) => void put([suggestion])}
          onDecline={(suggestion) => void putAside(suggestion)}
        />
      )}
      {count > 0 && (
        <section aria-labelledby="drafts" className="grid grid-cols-[minmax(0,1fr)] gap-3 print:hidden">
          <div className="-ms-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h2 id="drafts" className="font-sans text-base">
              <Button look="plain" aria-expanded={isOpen} aria-controls={cards} onClick={() => setOpen(!isOpen)}>
                <ChevronDown aria-hidden className={`size-4.5 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
                <span>
                  <Trans comment="A heading. {count} is the number of drafts.">
                    Drafts <span className="text-base font-normal text-muted tabular-nums">{count}</span>
                  </Trans>
                </span>
              </Button>
            </h2>
            {isOpen && chosen.length > 0 && (
              <Button look="primary" working={loading} onClick={() => void put(chosen)}>
                {publishText(chosen.length)}
              </Button>
            )}
          </div>
          {isOpen && <p className="-mt-3 text-sm text-muted">{t`Only those who edit the list see them.`}</p>}
          <ul id={cards} className={isOpen ? 'grid gap-2.5' : 'hidden'}>
            {drafts.map((draft) => (
              <li key={draft.id} className="grid min-w-0">
                <OneDraft
                  draft={draft}
                  kind={kind}
                  isChosen={count > 1 ? chosenIds.includes(draft.id) : null}
                  onChoose={(isChosen) =>
                    setChosenIds(isChosen ? [...chosenIds, draft.id] : chosenIds.filter((id) => id !== draft.id))
                  }
                  isBusy={loading}
                  onPublish={() => void put([draft])}
                  onDeleted={() => void refetch()}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface OneDraftProps {
  draft: Draft_draftFragment;
  kind: Kind;
  /** Null where there is nothing to choose from. */
  isChosen: boolean | null;
  onChoose: (isChosen: boolean) => void;
  isBusy: boolean;
  onPublish: () => void;
  onDeleted: () => void;
}

function OneDraft({ draft, kind, isChosen, onChoose, isBusy, onPublish, onDeleted }: OneDraftProps) {
  const [isDeleting, setIsDeleting] = useState(false);
  const { id, listId, unitPrice } = draft;
  const title = itemTitle(draft);
  const variant = displayText(draft.variant);
  return (
    <article className="flex min-w-0 items-start gap-3 rounded-card border border-dashed border-edge p-2">
      <div className="w-14 shrink-0">
        <ItemPicture item={{ ...draft, imageSizes: null }} widths="3.5rem" kind={kind} shape="square" />
      </div>
      <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-2 py-1 sm:flex sm:items-center sm:justify-between">
        <div className="flex min-w-0 grow items-start justify-between gap-x-3 sm:items-center">
          <div className="grid min-w-0 gap-0.5">
            <h3 dir="auto" className="line-clamp-3 text-lg leading-snug wrap-anywhere">
              {title}
            </h3>
            {(unitPrice || variant) && (
              <p className="flex flex-wrap items-baseline gap-x-2.5 text-sm text-muted">
                {unitPrice && <span>{minorMoneyText(unitPrice.amountMinor, unitPrice.currency)}</span>}
                {variant && <bdi className="min-w-0 wrap-anywhere">{variant}</bdi>}
              </p>
            )}
          </div>
          {isChosen !== null && (
            <Checkbox
              label={<span className="max-sm:sr-only">{t({ message: `Select`, context: 'one of several' })}</span>}
              aria-label={t`Select ${title}`}
              checked={isChosen}
              onChange={({ target }) => onChoose(target.checked)}
            />
          )}
        </div>
        <div className="flex shrink-0 flex-wrap gap-2">
          <Button aria-label={t`Publish: ${title}`} disabled={isBusy} onClick={onPublish}>
            {t`Publish`}
          </Button>
          <LinkButton look="plain" to={`/lists/${listId}/items/add?draft=${id}`} aria-label={t`Edit ${title}`}>
            <PencilLine aria-hidden className="size-4.5" />
            {t`Edit`}
          </LinkButton>
          <IconButton
            label={t`Delete ${title}`}
            icon={<Trash2 aria-hidden />}
            look="danger"
            onClick={() => setIsDeleting(true)}
          />
        </div>
      </div>
      {isDeleting && (
        <DeleteDraft
          listId={listId}
          draftId={id}
          title={title}
          onDone={(isDone) => {
            setIsDeleting(false);
            if (isDone) onDeleted();
          }}
        />
      )}
    </article>
  );
}

interface DeleteDraftProps {
  listId: string;
  draftId: string;
  title: string;
  onDone: (isDone: boolean) => void;
}

function DeleteDraft({ listId, draftId, title, onDone }: DeleteDraftProps) {
  const [remove, { loading }] = useDeleteItemDraftsMutation();
  const confirm = async () => {
    try {
      await remove({ variables: { listId, draftIds: [draftId] } });
      onDone(true);
    } catch (error) {
      toast.error(problemText(error, t`That didn’t work. Please try again.`));
    }
  };
  return (
    <ConfirmDialog
      title={t`Delete this draft?`}
      question={title}
      action={t`Delete`}
      working={loading}
      onConfirm={() => void confirm()}
      onClose={() => onDone(false)}
    />
  );
}

function publishedText(drafts: readonly Draft_draftFragment[]): string {
  const [first] = drafts;
  const title = first ? itemTitle(first) : '';
  if (drafts.length === 1) return t`${title} is on the list.`;
  return plural(drafts.length, { one: '# item is on the list now.', other: '# items are on the list now.' });
}

function publishText(count: number): string {
  return plural(count, { one: 'Publish # draft', other: 'Publish # drafts' });
}
