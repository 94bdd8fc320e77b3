import { msg, t } from '@lingui/core/macro';
import { type BaseSyntheticEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { say } from '#rules/base/languages/say';
import { Button } from '../../../base/design/Button.tsx';
import { Checkbox } from '../../../base/design/fields/Checkbox.tsx';
import { useFirstField } from '../../../base/design/fields/useFirstField.ts';
import { LinkButton } from '../../../base/page/LinkButton.tsx';
import { toast } from '../../../base/page/toast.ts';
import { changedFields } from '../../../core/form/conflicts.ts';
import { SaveProblem } from '../../../core/form/SaveProblem.tsx';
import { NewPictureField } from '../../../core/images/NewPictureField.tsx';
import type { UploadProblem } from '../../../core/images/send-picture.ts';
import { LostListNotice, useLiveForm } from '../../../core/list-access/LostList.tsx';
import { usualCurrency } from '../../../core/products/currency.ts';
import { PageNotes } from '../../../core/products/PageNotes.tsx';
import { useLinkReading } from '../../../core/products/useLinkReading.ts';
import { itemTitle } from '../cache/item-texts.ts';
import { useNewItem } from '../cache/useNewItem.ts';
import { ItemFields } from '../fields/ItemFields.tsx';
import { useItemForm, type WrittenItem } from '../fields/item-form.ts';
import { EMPTY_ITEM, type ItemValues } from '../fields/item-values.ts';
import { LinkOrName } from '../fields/LinkOrName.tsx';
import { useFoundValues } from '../fields/useFoundValues.ts';
import { useWrittenPrice } from '../fields/useWrittenPrice.ts';
import { useItemDraft } from './useItemDraft.ts';

const TITLE_MISSING = msg`Item title is required. Please enter a title for this item.`;

interface NewItemFormProps {
  listId: string;
  isForGifts: boolean;
  categories: readonly string[];
  /** The currency of prices on the list, where there are any. */
  currency?: string | null;
  /** A draft that is changed, and what it holds. */
  draft?: { id: string; values: ItemValues };
}

/** A new item, by a link that is read or by hand. */
export function NewItemForm({ listId, isForGifts, categories, currency = null, draft }: NewItemFormProps) {
  const [start, setStart] = useState(() => draft?.values ?? { ...EMPTY_ITEM, currency: currency ?? usualCurrency() });
  const [isDraft, setIsDraft] = useState(draft !== undefined);
  const form = useItemForm(start, start, true, draft?.id);
  const reading = useLinkReading('importing');
  const found = useFoundValues(form, start);
  const [areSourcesShown, setAreSourcesShown] = useState(false);
  const [isTitleWanted, setIsTitleWanted] = useState(draft !== undefined);
  const [isLinkBelow, setIsLinkBelow] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const [file, setFile] = useState<File | null>(null);
  const navigate = useNavigate();
  const item = useNewItem(listId);
  const drafts = useItemDraft(listId, draft);
  const { lost } = useLiveForm(listId);
  const link = form.watch('primaryUrl') ?? '';
  const isTitleApart = isTitleWanted || (link !== '' && !isLinkBelow);
  const written = useWrittenPrice(form);
  useFirstField(() => form.setFocus(isTitleApart ? 'primaryUrl' : 'title'));

  const { getValues, resetField } = form;
  const known = useRef(currency);
  useEffect(() => {
    if (!currency || currency === known.current || draft) return;
    known.current = currency;
    const values = getValues();
    if (values.price != null || values.currency !== start.currency) return;
    setStart({ ...start, currency }); // the form is there before the list
    resetField('currency', { defaultValue: currency });
  }, [currency, start, getValues, resetField, draft]);

  const read = async (url: string) => {
    const product = await reading.read(url);
    if (product) found.fill(product);
  };
  const giveUpReading = () => {
    reading.reset();
    found.clear();
  };
  /** A text that was typed after the last item was `sent` belongs to the next. */
  const beginNext = ({ category, currency }: ItemValues, sent: WrittenItem) => {
    const changed = Object.entries(changedFields(form.getValues(), sent)) as [keyof ItemValues, never][];
    const typed = changed.filter(([field, value]) => !found.isFound(field, value));
    if (typed.length === 0) form.setFocus(isTitleApart ? 'primaryUrl' : 'title'); // the one field, before the form lets go of its fields
    if (typed.every(([field]) => field !== 'primaryUrl')) {
      reading.reset();
      found.forget();
      setIsTitleWanted(false);
      setIsLinkBelow(false);
    }
    const next = { ...EMPTY_ITEM, category, currency };
    setStart(next);
    written.forget();
    form.reset(next);
    for (const [field, value] of typed) form.setValue(field, value, { shouldDirty: true });
    if (typed.length === 0) window.scrollTo({ top: 0, behavior: 'instant' });
  };
  const add = (goOn: boolean) => {
    const submit = form.handleSubmit(async (input) => {
      setProblem(null);
      const sent = form.getValues();
      try {
        if (isDraft) {
          const saved = await drafts.save(input, file);
          if (saved) tellOfDraft(itemTitle(input), saved.isPending);
          if (saved) navigate(`/lists/${listId}`);
          return;
        }
        const { id, isPending, pictureProblem } = await item.add(input, file);
        if (pictureProblem && file) tellOfPicture(pictureProblem, isPending ? null : () => item.sendPicture(id, file));
        else {
          const title = itemTitle(input);
          const options = isPending ? { description: t`Waiting for connection` } : undefined;
          toast.success(t`${title} is on the list.`, options);
        }
        setFile((chosen) => (chosen === file ? null : chosen));
        if (goOn) beginNext(input, sent);
        else navigate(`/lists/${listId}`, { state: { newItem: id } });
      } catch (error) {
        if (!form.showProblems(error)) setProblem(error);
      }
    });
    return async (event?: BaseSyntheticEvent) => {
      event?.preventDefault();
      if (!isTitleApart) written.move();
      if ((form.getValues('title') ?? '').trim() !== '') return submit(event);
      await form.trigger(); // what else is wrong is said with it
      form.setError('title', { message: say(TITLE_MISSING) }, { shouldFocus: true });
    };
  };

  const address = form.watch('imageUrl') ?? '';
  const isAdding = item.isAdding || drafts.isSaving;
  return (
    <form onSubmit={add(false)} noValidate className="grid gap-4 sm:gap-6">
      {lost && <LostListNotice loss={lost} />}
      <ItemFields
        form={form}
        start={
          <>
            <LinkOrName
              form={form}
              reading={reading}
              written={written}
              isTitleApart={isTitleApart}
              onTitleApart={setIsTitleWanted}
              onRead={(url) => void read(url)}
              onLinkChanged={giveUpReading}
              areSourcesShown={areSourcesShown}
              onShowSources={() => setAreSourcesShown(!areSourcesShown)}
            />
            {found.product && (
              <PageNotes product={found.product} isPriceKnown={found.isPriceKnown} onAnswer={found.answerPrice} />
            )}
          </>
        }
        isTitleShown={isTitleApart}
        onLinkFocus={() => setIsLinkBelow(true)}
        hasPicture={file !== null}
        isForGifts={isForGifts}
        canBeFund={isForGifts && !isDraft}
        picture={
          <NewPictureField
            file={file}
            address={address}
            progress={item.progress ?? drafts.progress}
            onChange={setFile}
            onAddressRemoved={() => form.setValue('imageUrl', '', { shouldDirty: true })}
            onCancel={isDraft ? drafts.cancelPicture : item.cancelPicture}
          />
        }
        categories={categories}
        sources={areSourcesShown ? found.sources : undefined}
        lastChoice={
          isForGifts &&
          !draft &&
          !form.watch('isFund') && (
            <Checkbox
              label={t`Save as a draft`}
              hint={t`Only those who edit the list see it, until you publish it.`}
              checked={isDraft}
              onChange={({ target }) => setIsDraft(target.checked)}
            />
          )
        }
      />
      {problem !== null && (
        <SaveProblem
          error={problem}
          otherwise={
            link
              ? t`Failed to add item from URL. Please try again or enter details manually.`
              : t`Failed to create item. Please try again.`
          }
        />
      )}
      <div className="flex flex-wrap-reverse gap-3 max-sm:*:grow max-sm:*:last:basis-full">
        <LinkButton to={`/lists/${listId}`}>{t`Cancel`}</LinkButton>
        {!isDraft && (
          <Button disabled={isAdding || lost !== null} onClick={add(true)}>
            {t`Save and Add Another`}
          </Button>
        )}
        <Button look="primary" type="submit" working={isAdding} disabled={lost !== null}>
          {isDraft ? t`Save Draft` : isAdding ? t`Adding…` : t`Add Item`}
        </Button>
      </div>
    </form>
  );
}

function tellOfDraft(title: string, isPending: boolean): void {
  toast.success(t`${title} is saved as a draft.`, isPending ? { description: t`Waiting for connection` } : undefined);
}

/** The item is there without its picture, which needs not be looked for again. `send` resolves to what went wrong. */
function tellOfPicture(problem: UploadProblem, send: (() => Promise<UploadProblem | null>) | null): void {
  const again = problem.isRefused ? null : send;
  const tryAgain = async () => {
    const next = await again?.();
    if (next) tellOfPicture(next, again);
    else toast.success(t`The picture is saved.`);
  };
  const action = again ? { label: t`Try Again`, onClick: () => void tryAgain() } : undefined;
  const description = problem.isRefused ? t`Choose another picture by editing the item.` : undefined;
  const options = { action, description, ...(send && { duration: 20_000 }) };
  const reason = problem.message;
  toast.error(t`Item was created but image upload failed: ${reason}`, options);
}
