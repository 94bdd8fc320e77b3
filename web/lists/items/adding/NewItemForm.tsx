import { msg, t } from '@lingui/core/macro';
import { type BaseSyntheticEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { say } from '#rules/base/languages/say';
import { Button } from '../../../base/design/Button.tsx';
import { Checkbox } from '../../../base/design/fields/Checkbox.tsx';
import { LinkButton } from '../../../base/page/LinkButton.tsx';
import { changedFields } from '../../../core/form/conflicts.ts';
import { SaveProblem } from '../../../core/form/SaveProblem.tsx';
import { NewPictureField } from '../../../core/images/NewPictureField.tsx';
import { LostListNotice, useLiveForm } from '../../../core/list-access/LostList.tsx';
import { usualCurrency } from '../../../core/products/currency.ts';
import { PageNotes } from '../../../core/products/PageNotes.tsx';
import { ItemFields } from '../fields/ItemFields.tsx';
import { type ItemForm, useItemForm, type WrittenItem } from '../fields/item-form.ts';
import { EMPTY_ITEM, type ItemValues } from '../fields/item-values.ts';
import { LinkOrName } from '../fields/LinkOrName.tsx';
import { useItemLink } from '../fields/useItemLink.ts';
import { useQuickText } from '../fields/useQuickText.ts';
import { useWrittenPrice } from '../fields/useWrittenPrice.ts';
import { useItemSending } from './useItemSending.ts';

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
  const form = useItemForm(start, start, true, draft?.id);
  const source = useItemLink(form, { start, hasTitle: draft !== undefined });
  const { link, found, isTitleApart } = source;
  const written = useWrittenPrice(form);
  useQuickText(listId, draft ? null : form);
  const sending = useItemSending(listId, draft);
  const { isDraft, file } = sending;
  const [problem, setProblem] = useState<unknown>(null);
  const navigate = useNavigate();
  const { lost } = useLiveForm(listId);
  useListCurrency(form, { start, onStart: setStart, currency: draft ? null : currency });

  /** A text that was typed after the last item was `sent` belongs to the next. */
  const beginNext = ({ category, currency }: ItemValues, sent: WrittenItem) => {
    const changed = Object.entries(changedFields(form.getValues(), sent)) as [keyof ItemValues, never][];
    const typed = changed.filter(([field, value]) => !found.isFound(field, value));
    if (typed.length === 0) source.focus(); // the one field, before the form lets go of its fields
    if (typed.every(([field]) => field !== 'primaryUrl')) source.forget();
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
          if (!(await sending.saveDraft(input))) return;
          form.forgetDraft();
          navigate(`/lists/${listId}`);
          return;
        }
        const id = await sending.addItem(input);
        form.forgetDraft();
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

  return (
    <form onSubmit={add(false)} noValidate className="grid gap-4 sm:gap-6">
      {lost && <LostListNotice loss={lost} />}
      <ItemFields
        form={form}
        start={
          <>
            <LinkOrName
              form={form}
              reading={source.reading}
              written={written}
              isTitleApart={isTitleApart}
              onTitleApart={source.setIsTitleWanted}
              onRead={(url) => void source.read(url)}
              onLinkChanged={source.giveUp}
              areSourcesShown={source.areSourcesShown}
              onShowSources={source.toggleSources}
            />
            {found.product && (
              <PageNotes product={found.product} isPriceKnown={found.isPriceKnown} onAnswer={found.answerPrice} />
            )}
          </>
        }
        isTitleShown={isTitleApart}
        onLinkFocus={source.keepBelow}
        hasPicture={file !== null}
        isForGifts={isForGifts}
        canBeFund={isForGifts && !isDraft}
        picture={
          <NewPictureField
            file={file}
            address={form.watch('imageUrl') ?? ''}
            progress={sending.progress}
            onChange={sending.setFile}
            onAddressRemoved={() => form.setValue('imageUrl', '', { shouldDirty: true })}
            onCancel={sending.cancelPicture}
          />
        }
        categories={categories}
        sources={source.areSourcesShown ? found.sources : undefined}
        lastChoice={
          isForGifts &&
          !draft &&
          !form.watch('isFund') && (
            <Checkbox
              label={t`Save as a draft`}
              hint={t`Only those who edit the list see it, until you publish it.`}
              checked={isDraft}
              onChange={({ target }) => sending.setIsDraft(target.checked)}
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
        <LinkButton to={`/lists/${listId}`} onClick={form.forgetDraft}>{t`Cancel`}</LinkButton>
        {!isDraft && (
          <Button disabled={sending.isSending || lost !== null} onClick={add(true)}>
            {t`Save and Add Another`}
          </Button>
        )}
        <Button look="primary" type="submit" working={sending.isSending} disabled={lost !== null}>
          {isDraft ? t`Save Draft` : sending.isSending ? t`Adding…` : t`Add Item`}
        </Button>
      </div>
    </form>
  );
}

interface ListCurrencyOptions {
  start: ItemValues;
  onStart: (start: ItemValues) => void;
  /** The currency of prices on the list; null until the list is read. */
  currency: string | null;
}

/** Takes on the currency of the list, which may be read after the form is there. A price that was typed keeps its own. */
function useListCurrency({ getValues, resetField }: ItemForm, { start, onStart, currency }: ListCurrencyOptions) {
  const known = useRef(currency);
  useEffect(() => {
    if (!currency || currency === known.current) return;
    known.current = currency;
    const values = getValues();
    if (values.price != null || values.currency !== start.currency) return;
    onStart({ ...start, currency });
    resetField('currency', { defaultValue: currency });
  }, [currency, start, onStart, getValues, resetField]);
}
