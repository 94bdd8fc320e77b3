import { useApolloClient } from '@apollo/client/react';
import { msg, t } from '@lingui/core/macro';
import { Plus, ScanBarcode } from 'lucide-react';
import { type ClipboardEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { say } from '#rules/base/languages/say';
import type { Line } from '#rules/shops/lines/line';
import { looksLikeLink } from '#rules/shops/lines/links';
import { sureAmount } from '#rules/shops/lines/measures';
import { parseGift } from '#rules/shops/lines/pasted/read-gift';
import { isSeveral, type PastedText, parseQuickLine } from '#rules/shops/lines/pasted/read-text';
import { readCopied } from '#rules/shops/lines/pasted/rich-text';
import { Button } from '../../../base/design/Button.tsx';
import { CONTROL } from '../../../base/design/fields/control-look.ts';
import { describedBy, FieldNotes } from '../../../base/design/fields/FieldFrame.tsx';
import type { Kind } from '../../../base/design/kinds.ts';
import { LinkButton } from '../../../base/page/LinkButton.tsx';
import { useKeptDraft } from '../../../core/form/useKeptDraft.ts';
import { knownRoom } from '../cache/new-item-changes.ts';
import { copiedWords } from '../fields/copied-words.ts';
import { listCurrency } from '../fields/list-currency.ts';
import { readingWays } from '../fields/reading-ways.ts';
import { UsualChips } from '../usuals/UsualChips.tsx';
import { lastPartOf, type Usual } from '../usuals/usuals.ts';
import { AlreadyListed } from './AlreadyListed.tsx';
import { type ListedItem, type ListedLine, partListed } from './already-listed.ts';
import { PastedPreview } from './PastedPreview.tsx';
import { isDoubtful } from './preview-edit.ts';
import { useQuickAdd } from './useQuickAdd.ts';
import { useUsuals } from './useUsuals.ts';
import { WaitingItems } from './WaitingItems.tsx';
import { prepareCategories } from './with-category.ts';

const GROCERIES = { label: msg`Add to the list`, placeholder: msg`Add milk, 2 eggs, a link…`, parse: parseQuickLine };
const LINK_OR_NAME = msg`Paste a link or type a name`;
const GIFTS = { label: LINK_OR_NAME, placeholder: LINK_OR_NAME, parse: parseGift };

/** More pasted lines than these are shown before they become items. */
const MOST_UNSEEN_LINES = 4;

interface QuickAddProps {
  listId: string;
  kind: Kind;
  /** Whether there is nothing else to do yet. */
  takesFocus?: boolean;
  /** The items of the list: the same thing does not come twice without a question. */
  items: readonly ListedItem[];
  /** Opens the camera, where somebody stands with a package in their hand. */
  onScan?: () => void;
}

/**
 * One field for the next item; Enter adds, and a pasted link does. On a shopping list a line may name several things
 * with commas between, and amounts. While nothing is typed, the button leads to the form with all fields of a gift.
 */
export function QuickAdd({ listId, kind, takesFocus = false, items, onScan }: QuickAddProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [pasted, setPasted] = useState<PastedText>();
  const [listed, setListed] = useState<readonly ListedLine[]>([]);
  const { add, ...quickAdd } = useQuickAdd(listId, kind);
  const { cache } = useApolloClient();
  const [isHere, setIsHere] = useState(false);
  const usuals = useUsuals(kind === 'SHOPPING' ? items : null);
  useKeptDraft({
    part: 'quick-add',
    keep: () => ({ typed: { ...(text.trim() && { text }), ...(pasted && { pasted }) }, base: {} }),
    restore({ typed }) {
      if (typeof typed.text === 'string') setText(typed.text);
      if (typed.pasted) setPasted(typed.pasted as PastedText);
      return Object.keys(typed).length > 0;
    },
    discard() {
      setText('');
      setPasted(undefined);
    },
    isInSight: true,
  });

  const take = (lines: readonly Line[], isTold = false): boolean => {
    const parted = partListed(lines, items, kind === 'SHOPPING');
    const wrong = parted.fresh.length > 0 ? add(parted.fresh, { isTold }) : undefined;
    setProblem(wrong);
    if (wrong === undefined) setListed(parted.listed);
    return wrong === undefined;
  };
  useEffect(() => {
    if (takesFocus) input.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  useEffect(() => {
    if (isHere && kind === 'SHOPPING') prepareCategories();
  }, [isHere, kind]);
  const { label, placeholder, parse } = kind === 'SHOPPING' ? GROCERIES : GIFTS;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const lines = parse(text, readingWays(kind, listCurrency(cache, listId)));
    if (looksLikeLink(text) && lines.every(({ link }) => !link))
      setProblem(t`This link doesn’t work. Copy it again, or type a name.`);
    else if (lines.length > 0 && take(lines)) setText('');
    input.current?.focus(); // for the next one
  };
  const paste = (event: ClipboardEvent) => {
    const ways = readingWays(kind, listCurrency(cache, listId));
    const read = readCopied(copiedWords(event.clipboardData), ways);
    const { lines, title, leftOut } = read;
    if (!isSeveral(read) && !lines[0]?.link) return;
    if (text.trim() !== '' && !isSeveral(read)) return; // it goes with what stands there
    event.preventDefault();
    const isFull = lines.length > 1 && knownRoom(cache, listId) === 0; // then the ways on come first
    const isToBeSeen =
      isFull ||
      lines.length > MOST_UNSEEN_LINES ||
      title !== undefined ||
      leftOut !== undefined ||
      lines.some(isDoubtful);
    if (isToBeSeen) setPasted(read);
    else take(lines);
  };
  const endPreview = () => {
    setPasted(undefined);
    input.current?.focus();
  };
  const addPasted = (lines: readonly Line[]) => {
    if (take(lines, true)) endPreview();
  };
  const takeUsual = ({ title, amount, category }: Usual) => {
    if (!take([{ name: title, size: sureAmount(amount), amount: 1, ...(category && { category }) }])) return;
    setText(text.slice(0, text.length - lastPartOf(text).length));
    input.current?.focus();
  };
  const canScan = onScan && text === '';
  const face = (
    <>
      <Plus aria-hidden className="size-5" />
      <span className="max-sm:sr-only">{t`Add`}</span>
    </>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only tells whether the focus is within
    <div
      className="grid grid-cols-[minmax(0,1fr)] gap-2" // what is long scrolls in its row: nothing may widen the page
      onFocus={() => setIsHere(true)}
      onBlur={({ currentTarget, relatedTarget }) => setIsHere(currentTarget.contains(relatedTarget))}
    >
      <form onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 print:hidden">
        <label htmlFor={id} className="sr-only">
          {say(label)}
        </label>
        <div className="relative grid grid-cols-[minmax(0,1fr)]">
          <input
            ref={input}
            id={id}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setProblem(undefined);
            }}
            onPaste={paste}
            placeholder={say(placeholder)}
            autoComplete="off"
            autoCapitalize="sentences"
            enterKeyHint="done"
            {...describedBy(id, { problem })}
            className={`min-h-11 w-full ${CONTROL} ${canScan ? '[@media(hover:none)]:pe-12' : ''}`}
          />
          {canScan && (
            <button
              type="button"
              aria-label={t`Scan a barcode`}
              onClick={onScan}
              className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-control text-brand [@media(hover:hover)]:hidden"
            >
              <ScanBarcode aria-hidden className="size-5" />
            </button>
          )}
        </div>
        {kind !== 'SHOPPING' && text.trim() === '' ? (
          <LinkButton look="primary" to={`/lists/${listId}/items/add`} aria-label={t`Add Item`}>
            {face}
          </LinkButton>
        ) : (
          <Button type="submit" look="primary" aria-label={t`Add to the list`}>
            {face}
          </Button>
        )}
      </form>
      <FieldNotes id={id} problem={problem} />
      {kind === 'SHOPPING' && isHere && <UsualChips text={text} usuals={usuals} onTake={takeUsual} />}
      <AlreadyListed
        listId={listId}
        listed={listed}
        onAdd={add}
        onDone={() => {
          setListed([]);
          input.current?.focus();
        }}
      />
      {pasted && <PastedPreview listId={listId} pasted={pasted} onAdd={addPasted} onCancel={endPreview} />}
      <WaitingItems listId={listId} {...quickAdd} onEnd={() => input.current?.focus()} />
    </div>
  );
}
