import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { say } from '#rules/base/languages/say';
import { siteOf } from '#rules/shops/lines/links';
import { Button } from '../../../base/design/Button.tsx';
import { Dialog, DialogActions } from '../../../base/design/dialogs/Dialog.tsx';
import { Checkbox } from '../../../base/design/fields/Checkbox.tsx';
import { Notice } from '../../../base/design/Notice.tsx';
import { Picture } from '../../../base/design/Picture.tsx';
import { Spinner } from '../../../base/design/Spinner.tsx';
import { hasCode } from '../../../base/network/problems.ts';
import { toast } from '../../../base/page/toast.ts';
import { SaveProblem } from '../../../core/form/SaveProblem.tsx';
import { linkFailureText } from '../../../core/products/link-problems.ts';
import { WatchedPrice } from '../prices/WatchedPrice.tsx';
import { useCheckItemMutation, useTakeOverFromPageMutation } from './CheckPriceDialog.generated.ts';
import { PAGE_FIELD_LABELS, type PageChange, pageChanges } from './page-changes.ts';

interface CheckPriceDialogProps {
  itemId: string;
  title: string;
  link: string;
  onClose: () => void;
}

/** Looks at an item's page again, and shows what it says otherwise, to be taken over one by one. Nothing changes by looking. */
export function CheckPriceDialog({ itemId, title, link, onClose }: CheckPriceDialogProps) {
  const [checkItem, { data, error, loading, reset }] = useCheckItemMutation({ fetchPolicy: 'no-cache' });
  const hasBegun = useRef(false);
  const check = () => {
    reset();
    checkItem({ variables: { itemId } }).catch(() => {}); // shown below
  };
  const latest = useRef(check);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    latest.current();
  }, []);
  const site = siteOf(link);
  return (
    <Dialog title={t`Check price`} description={title} onClose={onClose}>
      <div role="status" className="flex items-center gap-2 text-muted empty:hidden">
        {loading && (
          <>
            <Spinner />
            <span>{t`Reading ${site}…`}</span>
          </>
        )}
      </div>
      <WatchedPrice itemId={itemId} />
      {error && (
        <>
          <Notice tone="problem">{linkFailureText(error, 'adding')}</Notice>
          <DialogActions>
            <Button onClick={onClose}>{t`Close`}</Button>
            <Button look="primary" onClick={check}>
              {t`Try Again`}
            </Button>
          </DialogActions>
        </>
      )}
      {data && <Found itemId={itemId} changes={pageChanges(data.checkItem)} onCheckAgain={check} onClose={onClose} />}
    </Dialog>
  );
}

interface FoundProps {
  itemId: string;
  changes: readonly PageChange[];
  onCheckAgain: () => void;
  onClose: () => void;
}

function Found({ itemId, changes, onCheckAgain, onClose }: FoundProps) {
  const [chosen, setChosen] = useState<ReadonlySet<PageChange['field']>>(new Set(['PRICE']));
  const [takeOver, { loading, error }] = useTakeOverFromPageMutation();
  const wanted = changes.filter(({ field }) => chosen.has(field));
  const isConflict = hasCode(error, 'CONFLICT');

  const choose = (field: PageChange['field'], isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(field);
    else next.delete(field);
    setChosen(next);
  };
  const take = async () => {
    const merged = (part: 'changes' | 'base') => Object.assign({}, ...wanted.map((change) => change[part]));
    try {
      await takeOver({ variables: { itemId, changes: merged('changes'), base: merged('base') } });
      toast.success(t`The item is saved.`);
      onClose();
    } catch {
      // shown below
    }
  };
  if (changes.length === 0) {
    return (
      <>
        <Notice tone="success">{t`Nothing has changed: the page says the same as your list.`}</Notice>
        <DialogActions>
          <Button look="primary" onClick={onClose}>
            {t`Close`}
          </Button>
        </DialogActions>
      </>
    );
  }
  return (
    <>
      <ul className="grid gap-3">
        {changes.map((change) => (
          <li key={change.field} className="rounded-control border border-line px-3 pb-3">
            <Checkbox
              label={say(PAGE_FIELD_LABELS[change.field])}
              checked={chosen.has(change.field)}
              onChange={(event) => choose(change.field, event.target.checked)}
            />
            <BeforeAndAfter change={change} />
          </li>
        ))}
      </ul>
      {error &&
        (isConflict ? (
          <Notice tone="problem" action={<Button onClick={onCheckAgain}>{t`Check Again`}</Button>}>
            {t`Someone else has just changed this item. Nothing was overwritten.`}
          </Notice>
        ) : (
          <SaveProblem error={error} otherwise={t`Failed to update item. Please try again.`} />
        ))}
      <DialogActions>
        <Button onClick={onClose}>{t`Keep As It Is`}</Button>
        <Button look="primary" working={loading} disabled={wanted.length === 0} onClick={() => void take()}>
          {t`Update Item`}
        </Button>
      </DialogActions>
    </>
  );
}

function BeforeAndAfter({ change: { before, after, isPicture } }: { change: PageChange }) {
  if (isPicture) {
    return (
      <div className="flex items-center gap-3">
        <div className="w-20">
          <Picture src={before} alt={t`On your list`} kind={null} shape="square" />
        </div>
        <span aria-hidden>→</span>
        <div className="w-20">
          <Picture src={after} alt={t`On the page`} kind={null} shape="square" />
        </div>
      </div>
    );
  }
  return (
    <p className="wrap-anywhere">
      <del className="text-muted">
        {before || t({ message: `Nothing`, comment: 'In place of a value that an item does not have' })}
      </del>
      <span aria-hidden> → </span>
      <ins className="font-semibold no-underline">{after}</ins>
    </p>
  );
}
