import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { type ClipboardEvent, type FormEvent, useEffect, useState } from 'react';
import type { Line } from '#rules/shops/lines/line';
import { isSeveral, type PastedText, readPastedText } from '#rules/shops/lines/pasted/read-text';
import { readCopied, wordsOfCopied } from '#rules/shops/lines/pasted/rich-text';
import { Button } from '../../../base/design/Button.tsx';
import { Dialog, DialogActions } from '../../../base/design/dialogs/Dialog.tsx';
import { TextArea } from '../../../base/design/fields/TextArea.tsx';
import type { Kind } from '../../../base/design/kinds.ts';
import { Notice } from '../../../base/design/Notice.tsx';
import { useTakesFocus } from '../../../base/design/useTakesFocus.ts';
import { hasCode } from '../../../base/network/problems.ts';
import { toast } from '../../../base/page/toast.ts';
import { onTheListText } from '../cache/several-texts.ts';
import { copiedWords } from '../fields/copied-words.ts';
import { listCurrency } from '../fields/list-currency.ts';
import { readingWays } from '../fields/reading-ways.ts';
import { PastedPreview } from './PastedPreview.tsx';
import { useQuickAdd } from './useQuickAdd.ts';
import { WaitingItems } from './WaitingItems.tsx';

interface PasteSeveralDialogProps {
  listId: string;
  kind: Kind;
  /** Outlives the dialog, so that nothing typed is lost when it is closed. */
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
}

/** Takes a whole list as text, shows the items that its lines would become, and adds them. */
export function PasteSeveralDialog({ listId, kind, text, onText, onClose }: PasteSeveralDialogProps) {
  const { add, ...quickAdd } = useQuickAdd(listId, kind, { tellsIngredients: false });
  const { cache } = useApolloClient();
  const [pasted, setPasted] = useState<PastedText>();
  const [problem, setProblem] = useState<string>();
  const { arrivedCount, isUnderWay } = quickAdd;
  const isAsking = !pasted && !isUnderWay && arrivedCount === 0;
  const field = useTakesFocus<HTMLTextAreaElement>(isAsking);
  const rest = quickAdd.pending.filter(({ failure }) => !hasCode(failure, 'PLAN_LIMIT')); // the list tells what didn't fit
  const isAllThere = arrivedCount > 0 && rest.length === 0 && quickAdd.openRecipes.length === 0;
  useEffect(() => {
    if (!isAllThere || quickAdd.unread.length > 0) return;
    toast.success(onTheListText(arrivedCount));
    onClose();
  }, [isAllThere, quickAdd.unread.length, arrivedCount, onClose]);

  const ways = () => readingWays(kind, listCurrency(cache, listId));
  const paste = (event: ClipboardEvent) => {
    const copied = copiedWords(event.clipboardData);
    const found = readCopied(copied, ways());
    if (text.trim() !== '' || !isSeveral(found)) return; // it goes with what stands there
    event.preventDefault();
    onText(wordsOfCopied(copied));
    setPasted(found);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = readPastedText(text, ways());
    if (found.lines.length > 0) setPasted(found);
    else setProblem(t`Write at least one line.`);
  };
  const addAll = (lines: readonly Line[]) => {
    const wrong = add(lines);
    setProblem(wrong);
    if (wrong) return;
    setPasted(undefined);
    onText('');
  };
  return (
    <Dialog
      title={t`Paste several items`}
      description={pasted ? undefined : t`Each line becomes an item. You can change them before they go on the list.`}
      width="wide"
      isHeadKept
      onClose={onClose}
    >
      {pasted && problem && <Notice tone="problem">{problem}</Notice>}
      {pasted ? (
        <PastedPreview listId={listId} pasted={pasted} onAdd={addAll} onCancel={() => setPasted(undefined)} />
      ) : (
        isAsking && (
          <form onSubmit={submit} noValidate className="grid gap-4">
            <TextArea
              ref={field}
              label={t`Your list`}
              rows={6}
              value={text}
              problem={problem}
              onPaste={paste}
              onChange={(event) => {
                onText(event.target.value);
                setProblem(undefined);
              }}
            />
            <DialogActions>
              <Button look="primary" type="submit">
                {t`Continue`}
              </Button>
            </DialogActions>
          </form>
        )
      )}
      <WaitingItems listId={listId} {...quickAdd} />
    </Dialog>
  );
}
