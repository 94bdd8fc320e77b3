import { plural, t } from '@lingui/core/macro';
import { Plus } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { wordsOfCopied } from '#rules/shops/lines/pasted/rich-text';
import { Button } from '../../../base/design/Button.tsx';
import { Dialog, DialogActions } from '../../../base/design/dialogs/Dialog.tsx';
import { enumeration } from '../../../base/design/list-text.ts';
import { Notice } from '../../../base/design/Notice.tsx';
import { ProgressBar } from '../../../base/design/ProgressBar.tsx';
import { VisuallyHidden } from '../../../base/design/VisuallyHidden.tsx';
import { problemCode, problemText } from '../../../base/network/problems.ts';
import { toast } from '../../../base/page/toast.ts';
import { sentences } from '../../../base/text/sentences.ts';
import { onTheListText } from '../cache/several-texts.ts';
import { copiedWords } from '../fields/copied-words.ts';
import { BulkAddRow, idOf } from './BulkAddRow.tsx';
import { type BulkField, type BulkRow, MOST_ROWS, nextRow, type Pasted, pasteRows } from './bulk-rows.ts';
import { FullListReasonOf } from './FullListWays.tsx';
import { type BulkEnd, type BulkProgress, useBulkAdd } from './useBulkAdd.ts';

interface BulkAddDialogProps {
  listId: string;
  /** Outlives the dialog, so that nothing typed is lost when it is closed. */
  draft: RefObject<BulkRow[]>;
  onClose: () => void;
}

export function BulkAddDialog({ listId, draft, onClose }: BulkAddDialogProps) {
  const [focus, setFocus] = useState<{ id: string } | null>(null);
  const [pasted, setPasted] = useState<Pick<Pasted, 'count' | 'leftOut' | 'title' | 'aside'>>({ count: 0, leftOut: 0 });
  const focusOn = (row: BulkRow, field: BulkField) => setFocus({ id: idOf(row, field) });
  useEffect(() => {
    if (focus) document.getElementById(focus.id)?.focus(); // once it is drawn, and not disabled any more
  }, [focus]);

  const onAllAdded = (count: number, unread: readonly string[]) => {
    const names = enumeration(unread);
    const description = unread.length > 0 ? t`Added with just the link: ${names}.` : undefined;
    toast.success(onTheListText(count), { description });
    onClose();
  };
  const { rows, setRows, submit, progress, end, added, stop } = useBulkAdd({
    listId,
    draft,
    onAllAdded,
    onFocus: focusOn,
  });

  const addRow = () => {
    if (rows.length >= MOST_ROWS) return;
    const row = nextRow(rows);
    setRows([...rows, row]);
    focusOn(row, 'name');
  };
  const removeRow = (index: number) => {
    const left = rows.toSpliced(index, 1);
    setRows(left);
    const next = left[index] ?? left.at(-1);
    if (next) focusOn(next, 'name');
  };
  const moveOn = (event: KeyboardEvent, index: number) => {
    const isTyping = event.target instanceof HTMLInputElement && !event.nativeEvent.isComposing;
    if (event.key !== 'Enter' || !isTyping) return;
    event.preventDefault();
    const next = rows[index + 1];
    if (event.ctrlKey || event.metaKey) void submit();
    else if (next) focusOn(next, 'name');
    else addRow();
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>, row: BulkRow) => {
    const result = pasteRows(rows, row, wordsOfCopied(copiedWords(event.clipboardData)));
    if (!result) return;
    event.preventDefault();
    setRows(result.rows);
    setPasted(result);
    focusOn(result.last, 'name');
  };

  return (
    <Dialog
      title={t`Bulk Add`}
      description={t`Enter goes to the next row. Paste several lines to fill several rows. Links are read for you.`}
      width="wide"
      onClose={progress ? stop : onClose}
    >
      <fieldset disabled={progress !== null} className="grid gap-4 disabled:opacity-60">
        <legend className="sr-only">{t`Items to add`}</legend>
        <ol className="grid gap-4 sm:gap-2">
          {rows.map((row, index) => (
            <li key={row.id} onKeyDown={(event) => moveOn(event, index)}>
              {row.category && row.category !== rows[index - 1]?.category && (
                <h3 className="pt-2 pb-1.5 text-lg wrap-anywhere">{row.category}</h3>
              )}
              <BulkAddRow
                row={row}
                place={index + 1}
                isOnly={rows.length === 1}
                onChange={(changed) => setRows((before) => before.map((one) => (one.id === row.id ? changed : one)))}
                onPaste={(event) => paste(event, row)}
                onRemove={() => removeRow(index)}
              />
            </li>
          ))}
        </ol>
        <div className="grid sm:justify-start">
          <Button onClick={addRow} disabled={rows.length >= MOST_ROWS}>
            <Plus aria-hidden className="size-4.5" />
            {t`Add Row`}
          </Button>
        </div>
      </fieldset>
      <div className="sticky -bottom-5 z-10 -mx-5 -mb-5 grid gap-3 border-t border-line bg-card px-5 pt-4 pb-5 sm:-bottom-6 sm:-mx-6 sm:-mb-6 sm:px-6 sm:pb-6">
        {end && <EndNotice listId={listId} end={end} added={added} />}
        {pasted.leftOut > 0 && (
          <Notice>
            {plural(
              { count: pasted.leftOut },
              {
                one: `Up to ${MOST_ROWS} rows fit at a time: the last line was left out.`,
                other: `Up to ${MOST_ROWS} rows fit at a time: the last # lines were left out.`,
              },
            )}
          </Notice>
        )}
        {pasted.title && <Notice>{noRowText(pasted.title)}</Notice>}
        {pasted.aside && (
          <Notice>
            {t`These lines aren’t items, and are left out:`} {enumeration(pasted.aside)}
          </Notice>
        )}
        <VisuallyHidden live>
          {pasted.count > 0 ? plural({ count: pasted.count }, { one: '# row pasted', other: '# rows pasted' }) : ''}
        </VisuallyHidden>
        {progress ? (
          <UnderWay progress={progress} onStop={stop} />
        ) : (
          <DialogActions>
            <Button onClick={onClose}>{t`Cancel`}</Button>
            <Button look="primary" onClick={() => void submit()}>
              {t`Add Items`}
            </Button>
          </DialogActions>
        )}
      </div>
    </Dialog>
  );
}

function UnderWay({ progress: { done, of, name }, onStop }: { progress: BulkProgress; onStop: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []); // the one that was pressed is gone
  const place = done + 1;
  const words = t`Adding ${place} of ${of}: ${name}`;
  return (
    <div className="flex items-center gap-4">
      <div className="grid min-w-0 grow gap-1.5">
        <p role="status" className="truncate text-sm tabular-nums">
          {words}
        </p>
        <ProgressBar label={t`Items added`} value={done} max={of} />
      </div>
      <Button ref={button} onClick={onStop}>
        {t`Stop`}
      </Button>
    </div>
  );
}

interface EndNoticeProps {
  listId: string;
  end: BulkEnd;
  added: number;
}

function EndNotice({ listId, end: { of, failure }, added }: EndNoticeProps) {
  const standing =
    added > 0 ? plural(added, { one: `# of ${of} is on the list.`, other: `# of ${of} are on the list.` }) : null;
  if (!failure) return <Notice>{sentences(standing, t`Stopped. What’s left here hasn’t been added.`)}</Notice>;

  const { name, error } = failure;
  const code = problemCode(error);
  return (
    <Notice tone="problem">
      <p className="wrap-anywhere">{code ? t`Failed to create item: ${name}` : t`Failed to create items`}</p>
      <div className="font-normal text-ink">
        {code === 'PLAN_LIMIT' ? (
          <>
            <FullListReasonOf listId={listId} failure={error} />
            <p className="empty:hidden">{standing}</p>
          </>
        ) : (
          <p>{sentences(problemText(error), standing)}</p>
        )}
      </div>
    </Notice>
  );
}

function noRowText(title: string): string {
  return t`“${title}” wasn’t added: it’s the name of the whole list.`;
}
