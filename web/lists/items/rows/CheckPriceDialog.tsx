import { useEffect, useRef, useState } from 'react';
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
import { useCheckItemMutation, useTakeOverFromPageMutation } from './CheckPriceDialog.generated.ts';
import { type PageChange, pageChanges } from './page-changes.ts';

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
  return (
    <Dialog title="Check price" description={title} onClose={onClose}>
      <div role="status" className="flex items-center gap-2 text-muted empty:hidden">
        {loading && (
          <>
            <Spinner />
            <span>{`Reading ${siteOf(link)}…`}</span>
          </>
        )}
      </div>
      {error && (
        <>
          <Notice tone="problem">{linkFailureText(error, 'adding')}</Notice>
          <DialogActions>
            <Button onClick={onClose}>Close</Button>
            <Button look="primary" onClick={check}>
              Try Again
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
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(['Price']));
  const [takeOver, { loading, error }] = useTakeOverFromPageMutation();
  const wanted = changes.filter(({ label }) => chosen.has(label));
  const isConflict = hasCode(error, 'CONFLICT');

  const choose = (label: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(label);
    else next.delete(label);
    setChosen(next);
  };
  const take = async () => {
    const merged = (part: 'changes' | 'base') => Object.assign({}, ...wanted.map((change) => change[part]));
    try {
      await takeOver({ variables: { itemId, changes: merged('changes'), base: merged('base') } });
      toast.success('The item is saved.');
      onClose();
    } catch {
      // shown below
    }
  };
  if (changes.length === 0) {
    return (
      <>
        <Notice tone="success">Nothing has changed: the page says the same as your list.</Notice>
        <DialogActions>
          <Button look="primary" onClick={onClose}>
            Close
          </Button>
        </DialogActions>
      </>
    );
  }
  return (
    <>
      <ul className="grid gap-3">
        {changes.map((change) => (
          <li key={change.label} className="rounded-control border border-line px-3 pb-3">
            <Checkbox
              label={change.label}
              checked={chosen.has(change.label)}
              onChange={(event) => choose(change.label, event.target.checked)}
            />
            <BeforeAndAfter change={change} />
          </li>
        ))}
      </ul>
      {error &&
        (isConflict ? (
          <Notice tone="problem" action={<Button onClick={onCheckAgain}>Check Again</Button>}>
            Someone else has just changed this item. Nothing was overwritten.
          </Notice>
        ) : (
          <SaveProblem error={error} otherwise="Failed to update item. Please try again." />
        ))}
      <DialogActions>
        <Button onClick={onClose}>Keep As It Is</Button>
        <Button look="primary" working={loading} disabled={wanted.length === 0} onClick={() => void take()}>
          Take Over
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
          <Picture src={before} alt="On your list" kind={null} shape="square" />
        </div>
        <span aria-hidden>→</span>
        <div className="w-20">
          <Picture src={after} alt="On the page" kind={null} shape="square" />
        </div>
      </div>
    );
  }
  return (
    <p className="wrap-anywhere">
      <del className="text-muted">{before || 'Nothing'}</del>
      <span aria-hidden> → </span>
      <ins className="font-semibold no-underline">{after}</ins>
    </p>
  );
}
