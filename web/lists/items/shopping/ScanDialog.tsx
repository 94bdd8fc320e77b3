import { t } from '@lingui/core/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { nameKey } from '#rules/base/text/name-key';
import { printedCode } from '#rules/shops/barcodes/barcode';
import type { Line } from '#rules/shops/lines/line';
import { sizeParts, sureAmount } from '#rules/shops/lines/measures';
import { Button } from '../../../base/design/Button.tsx';
import { Dialog } from '../../../base/design/dialogs/Dialog.tsx';
import { Notice } from '../../../base/design/Notice.tsx';
import { useTakesFocus } from '../../../base/design/useTakesFocus.ts';
import { problemText } from '../../../base/network/problems.ts';
import { useChanges } from '../../../core/changes/useChanges.ts';
import { AlreadyListed } from '../adding/AlreadyListed.tsx';
import { type ListedItem, type ListedLine, partListed } from '../adding/already-listed.ts';
import { useQuickAdd } from '../adding/useQuickAdd.ts';
import { WaitingItems } from '../adding/WaitingItems.tsx';
import { UPDATE_ITEM } from '../cache/item-changes.ts';
import { itemTitle } from '../cache/item-texts.ts';
import { addedText } from '../cache/several-texts.ts';
import { purchasedText, usePurchase } from '../cache/usePurchase.ts';
import { readingWays } from '../fields/reading-ways.ts';
import type { KnownBarcode } from '../scanning/known-barcodes.ts';
import { ScanCamera } from '../scanning/ScanCamera.tsx';
import { useKnownBarcodes } from '../scanning/useKnownBarcodes.ts';
import { CodeField } from './CodeField.tsx';
import { NameBarcode } from './NameBarcode.tsx';
import { learnFromTick } from './shop-visit.ts';

interface ScanDialogProps {
  listId: string;
  items: readonly ListedItem[];
  onClose: () => void;
}

/** A code whose name is asked for, with what it was called before. */
interface Asked {
  code: string;
  former?: KnownBarcode;
}

/** Puts what is scanned on the list, one thing after the other; a thing that nobody has scanned before is named once. */
export function ScanDialog({ listId, items, onClose }: ScanDialogProps) {
  const { add, isInLine, ...quickAdd } = useQuickAdd(listId, 'SHOPPING');
  const { find, remember, lookUp } = useKnownBarcodes(listId);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [repeated, setRepeated] = useState<Line | null>(null);
  const [latest, setLatest] = useState<KnownBarcode | null>(null);
  const [problem, setProblem] = useState<string>();
  const [sentence, setSentence] = useState('');
  const current = useRef(items);
  useEffect(() => {
    current.current = items; // what is found later is compared with the list as it is then
  }, [items]);
  const isAsking = useRef(false);
  useEffect(() => {
    isAsking.current = asked !== null;
  }, [asked]);
  const isBusy = useRef(false);
  const isTyping = useRef(false);
  const changes = useChanges();
  const { record } = usePurchase();

  const take = (line: Line, known: KnownBarcode | null) => {
    const isNew = partListed([line], current.current, true).fresh.length > 0 && !isInLine(line);
    const wrong = isNew ? add([line]) : undefined;
    setProblem(wrong);
    if (wrong !== undefined) return;
    setLatest(known);
    setRepeated(isNew ? null : line);
    setSentence(isNew ? addedText([{ title: line.name }]) : '');
  };
  const ask = (about: Asked) => {
    setAsked(about);
    setSentence('');
    setRepeated(null);
  };
  /** One thing at a time: nothing is read while another one is looked for, or somebody types. */
  const scan = async (code: string, isSeen: boolean) => {
    const isLate = () => isAsking.current || (isSeen && isTyping.current);
    if (isBusy.current || isLate()) return;
    isBusy.current = true;
    navigator.vibrate?.(60);
    try {
      const known = await find(code);
      if (isLate()) return;
      if (known) take(lineOf(known), known);
      else ask({ code });
    } finally {
      isBusy.current = false;
    }
  };
  const name = (line: Line) => {
    if (!asked) return;
    const { code } = asked;
    const { amount } = sizeParts(line.size, readingWays('SHOPPING'));
    const { category = '', amount: formerAmount = '' } = asked.former ?? {};
    const known = { code, title: line.name, category, amount: amount || formerAmount };
    void remember(known);
    setAsked(null);
    const former = asked.former && openItem(asked.former.title);
    if (former) void rename(former, { title: line.name, ...(amount && { amount }) });
    else take(line, { ...known, namedAt: '' });
  };
  const openItem = (title: string) =>
    current.current.find(
      (item) => nameKey(item.title) === nameKey(title) && item.quantityPurchased < item.quantityDesired,
    );
  const rename = async (item: ListedItem, values: { title: string; amount?: string }) => {
    const { id, title, amount } = item;
    const added = values.title;
    setLatest(null);
    setSentence(t`${added} is on the list`);
    try {
      const base = { title, ...(values.amount && { amount }) };
      const variables = { id, changes: values, base };
      await changes.make(UPDATE_ITEM, { listId, itemId: id, title: added, variables });
    } catch (error) {
      setProblem(problemText(error, t`Failed to update item. Please try again.`));
    }
  };
  const tick = async ({ item }: ListedLine) => {
    setRepeated(null);
    setLatest(null);
    const title = itemTitle(item);
    setSentence(purchasedText(title));
    learnFromTick(changes, listId, item.category);
    const outcome = await record(item, item.quantityDesired - item.quantityPurchased);
    setSentence(outcome.isRecorded ? outcome.sentence : '');
  };
  const { listed } = partListed(repeated ? [repeated] : [], items, true); // as it is by now: what was on its way has another id then
  const [onList] = listed;
  return (
    <Dialog title={t`Scan a barcode`} onClose={onClose}>
      <ScanCamera onCode={(code) => void scan(code, true)} />
      <p role="status" className="font-semibold wrap-anywhere empty:hidden">
        {sentence}
      </p>
      {problem && <Notice tone="problem">{problem}</Notice>}
      {asked ? (
        <NameBarcode
          key={asked.code}
          code={printedCode(asked.code)}
          former={asked.former?.title}
          lookUp={() => lookUp(asked.code)}
          onName={name}
          onCancel={() => setAsked(null)}
        />
      ) : (
        <Rest>
          <div className="grid gap-2 empty:hidden">
            {latest && sentence && (
              <Button look="quiet" onClick={() => ask({ code: latest.code, former: latest })}>
                {t`It’s called something else`}
              </Button>
            )}
            <AlreadyListed
              listId={listId}
              listed={listed}
              onAdd={(lines) => setProblem(add(lines))}
              onDone={() => setRepeated(null)}
            />
            {onList && <Button look="quiet" onClick={() => void tick(onList)}>{t`Mark as Purchased`}</Button>}
          </div>
          <CodeField
            onTyping={(isIt) => {
              isTyping.current = isIt;
            }}
            onCode={(code) => void scan(code, false)}
          />
        </Rest>
      )}
      <WaitingItems listId={listId} {...quickAdd} />
    </Dialog>
  );
}

function lineOf({ title, amount, category }: KnownBarcode): Line {
  return { name: title, size: sureAmount(amount), amount: 1, ...(category && { category }) };
}

/** Has the focus while nothing is asked, and none of its fields, which would bring a phone’s keyboard over the picture. */
function Rest({ children }: { children: ReactNode }) {
  const rest = useTakesFocus<HTMLDivElement>();
  return (
    <div ref={rest} tabIndex={-1} className="grid gap-5 outline-none">
      {children}
    </div>
  );
}
