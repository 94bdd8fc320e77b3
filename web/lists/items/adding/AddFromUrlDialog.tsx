import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';
import { asLink, siteOf } from '#rules/shops/lines/links';
import { Button } from '../../../base/design/Button.tsx';
import { Dialog, DialogActions } from '../../../base/design/dialogs/Dialog.tsx';
import { Field } from '../../../base/design/fields/Field.tsx';
import { Picture } from '../../../base/design/Picture.tsx';
import { Spinner } from '../../../base/design/Spinner.tsx';
import { toast } from '../../../base/page/toast.ts';
import { SaveProblem } from '../../../core/form/SaveProblem.tsx';
import { linkProblem } from '../../../core/products/link-problems.ts';
import { PageNotes } from '../../../core/products/PageNotes.tsx';
import { useLinkReading } from '../../../core/products/useLinkReading.ts';
import { itemTitle } from '../cache/item-texts.ts';
import { useNewItem } from '../cache/useNewItem.ts';
import { ItemFields } from '../fields/ItemFields.tsx';
import { useItemForm } from '../fields/item-form.ts';
import { EMPTY_ITEM } from '../fields/item-values.ts';
import { listCurrency } from '../fields/list-currency.ts';
import { triedText } from '../fields/tried-text.ts';
import { useFoundValues } from '../fields/useFoundValues.ts';

/** Adds what a link leads to, after a look at what its page says. */
export function AddFromUrlDialog({ listId, onClose }: { listId: string; onClose: () => void }) {
  const { cache } = useApolloClient();
  const [start] = useState(() => ({ ...EMPTY_ITEM, currency: listCurrency(cache, listId) }));
  const form = useItemForm(start);
  const reading = useLinkReading('adding');
  const found = useFoundValues(form, start);
  const item = useNewItem(listId);
  const [isByHand, setIsByHand] = useState(false);
  const [areSourcesShown, setAreSourcesShown] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const { state } = reading;
  const link = form.watch('primaryUrl') ?? '';
  const isPreview = state.status === 'found' || isByHand;
  const isUntitled = (form.watch('title') ?? '').trim() === '';
  const failure = state.status === 'failed' ? state.text : undefined;
  const own = form.field('primaryUrl');

  const changeLink = (next: string) => {
    reading.reset();
    found.clear();
    form.clearErrors('primaryUrl');
    form.setValue('primaryUrl', next, { shouldDirty: true });
  };
  const read = async () => {
    const wrong = link.trim() === '' ? t`URL is required` : linkProblem(link, 'adding');
    if (wrong) return form.setError('primaryUrl', { message: wrong }, { shouldFocus: true });
    const product = await reading.read(asLink(link));
    if (product) found.fill(product);
  };
  const add = form.handleSubmit(async (input) => {
    setProblem(null);
    try {
      const { isPending } = await item.add(input, null);
      const description = isPending ? t`Waiting for connection` : undefined;
      const title = itemTitle(input);
      toast.success(t`${title} is on the list.`, { description });
      form.forgetDraft();
      onClose();
    } catch (error) {
      if (!form.showProblems(error)) setProblem(error);
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPreview) return void read();
    if (isUntitled) return;
    if (link.trim() !== '') return void add();
    form.setError('primaryUrl', { message: t`URL is missing or invalid` }, { shouldFocus: true });
  };
  const picture = form.watch('imageUrl');
  const site = siteOf(link);
  return (
    <Dialog
      title={t`Add from URL`}
      description={t`Paste the link of a product. You can change what we find before it goes on the list.`}
      width="wide"
      onClose={onClose}
    >
      <form onSubmit={submit} noValidate className="grid gap-6">
        <div className="grid gap-2">
          <Field
            ref={own.ref}
            name={own.name}
            label={t`Product link`}
            type="url"
            inputMode="url"
            required
            autoComplete="off"
            placeholder="https://"
            value={link}
            problem={linkProblem(link, 'adding') ?? failure ?? own.problem}
            onChange={(event) => changeLink(event.target.value)}
          />
          <p role="status" className="flex items-center gap-2 text-sm text-muted empty:absolute">
            {state.status === 'reading' && (
              <>
                <Spinner />
                <span>{t`Reading ${site}… No need to wait: you can fill it in yourself.`}</span>
              </>
            )}
            {state.status === 'failed' && state.tries > 1 && <span>{triedText(state.tries)}</span>}
          </p>
          {state.status === 'found' && (
            <div>
              <Button look="plain" aria-pressed={areSourcesShown} onClick={() => setAreSourcesShown(!areSourcesShown)}>
                {areSourcesShown ? t`Hide where it comes from` : t`Where does it come from?`}
              </Button>
            </div>
          )}
        </div>
        {isPreview && found.product && (
          <PageNotes product={found.product} isPriceKnown={found.isPriceKnown} onAnswer={found.answerPrice} />
        )}
        {isPreview && (
          <ItemFields
            form={form}
            start={null}
            hasPicture={false}
            picture={
              picture && (
                <div className="w-32">
                  <Picture src={picture} alt={t`How the picture looks`} kind={null} shape="square" />
                </div>
              )
            }
            sources={areSourcesShown ? found.sources : undefined}
          />
        )}
        {problem !== null && <SaveProblem error={problem} otherwise={t`Failed to add item to list.`} />}
        {isPreview && isUntitled && <p className="text-sm text-muted">{t`Please enter a title for this item`}</p>}
        <DialogActions>
          {!isPreview && state.status !== 'idle' && (
            <Button onClick={() => setIsByHand(true)}>{t`Fill It In Myself`}</Button>
          )}
          {isPreview && state.status === 'failed' && <Button onClick={() => void read()}>{t`Try Again`}</Button>}
          {isPreview ? (
            <Button look="primary" type="submit" working={item.isAdding} disabled={isUntitled}>
              {item.isAdding ? t`Adding…` : t`Add to List`}
            </Button>
          ) : (
            <Button look="primary" type="submit" working={state.status === 'reading'}>
              {state.status === 'failed' ? t`Try Again` : t`Get Details`}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
