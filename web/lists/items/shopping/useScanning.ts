import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { nameKey } from '#rules/base/text/name-key';
import type { Line } from '#rules/shops/lines/line';
import { sizeParts, sureAmount } from '#rules/shops/lines/measures';
import { problemText } from '../../../base/network/problems.ts';
import { useChanges } from '../../../core/changes/useChanges.ts';
import { type ListedItem, type ListedLine, partListed } from '../adding/already-listed.ts';
import type { useQuickAdd } from '../adding/useQuickAdd.ts';
import { UPDATE_ITEM } from '../cache/item-changes.ts';
import { itemTitle } from '../cache/item-texts.ts';
import { addedText } from '../cache/several-texts.ts';
import { purchasedText, usePurchase } from '../cache/usePurchase.ts';
import { readingWays } from '../fields/reading-ways.ts';
import type { KnownBarcode } from '../scanning/known-barcodes.ts';
import { useKnownBarcodes } from '../scanning/useKnownBarcodes.ts';
import { learnFromTick } from './shop-visit.ts';

/** A code whose name is asked for, with what it was called before. */
interface Asked {
  code: string;
  former?: KnownBarcode;
}

type QuickAdd = Pick<ReturnType<typeof useQuickAdd>, 'add' | 'isInLine'>;

/** Finds out what each scanned code is, and does with it what the list needs: adds it, asks for its name, or ticks it. */
export function useScanning(listId: string, items: readonly ListedItem[], { add, isInLine }: QuickAdd) {
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
  return {
    scan,
    /** A person who types is not disturbed by what the camera sees. */
    noteTyping: (isIt: boolean) => {
      isTyping.current = isIt;
    },
    /** Says what came of it. */
    sentence,
    problem,
    asked,
    ask,
    lookUp,
    name,
    giveUpAsking: () => setAsked(null),
    /** The thing that was scanned last, where its name was known. */
    latest,
    /** Things that were scanned though the list has them, as it is by now: what was on its way has another id then. */
    listed: partListed(repeated ? [repeated] : [], items, true).listed,
    addAgain: (lines: readonly Line[]) => setProblem(add(lines)),
    forgetRepeated: () => setRepeated(null),
    tick,
  };
}

function lineOf({ title, amount, category }: KnownBarcode): Line {
  return { name: title, size: sureAmount(amount), amount: 1, ...(category && { category }) };
}
