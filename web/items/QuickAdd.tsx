import { Plus, X } from 'lucide-react';
import { type ClipboardEvent, type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '../design/Button.tsx';
import { CONTROL, describedBy, FieldNotes } from '../design/FieldFrame.tsx';
import { IconButton } from '../design/IconButton.tsx';
import { Spinner } from '../design/Spinner.tsx';
import { VisuallyHidden } from '../design/VisuallyHidden.tsx';
import { SaveProblem } from '../form/SaveProblem.tsx';
import { type BulkLine, parseBulkLines, parseQuickLine } from './bulk-lines.ts';
import { type QuickItem, useQuickAdd } from './useQuickAdd.ts';

/** One field on top of a shopping list: a line is an item, or several with commas between; Enter adds. */
export function QuickAdd({ listId }: { listId: string }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const { pending, added, add, tryAgain, giveUp } = useQuickAdd(listId);

  const take = (lines: BulkLine[]): boolean => {
    const wrong = add(lines);
    setProblem(wrong);
    return wrong === undefined;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (take(parseQuickLine(text))) setText('');
    input.current?.focus(); // for the next one
  };
  const paste = (event: ClipboardEvent) => {
    const lines = parseBulkLines(event.clipboardData.getData('text/plain'));
    if (lines.length < 2) return;
    event.preventDefault();
    take(lines);
  };
  return (
    <div className="grid gap-2">
      <form onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 print:hidden">
        <label htmlFor={id} className="sr-only">
          Add to the list
        </label>
        <input
          ref={input}
          id={id}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setProblem(undefined);
          }}
          onPaste={paste}
          placeholder="Add milk, 2 eggs…"
          autoComplete="off"
          autoCapitalize="sentences"
          enterKeyHint="done"
          {...describedBy(id, { problem })}
          className={`min-h-11 ${CONTROL}`}
        />
        <Button type="submit" look="primary" aria-label="Add to the list">
          <Plus aria-hidden className="size-5" />
          <span className="max-sm:sr-only">Add</span>
        </Button>
      </form>
      <FieldNotes id={id} problem={problem} />
      <VisuallyHidden live>{added && `${added} is on the list`}</VisuallyHidden>
      <Waiting items={pending} onTryAgain={tryAgain} onGiveUp={giveUp} />
    </div>
  );
}

interface WaitingProps {
  items: readonly QuickItem[];
  onTryAgain: () => void;
  onGiveUp: (item: QuickItem) => void;
}

/** What is on its way, and what could not be added, with why. */
function Waiting({ items, onTryAgain, onGiveUp }: WaitingProps) {
  if (items.length === 0) return null;
  const failed = items.filter(({ failure }) => failure !== undefined);
  const failure = failed.at(-1)?.failure;
  return (
    <div className="grid max-h-60 gap-2 overflow-y-auto">
      <ul aria-label="Not on the list yet" className="flex flex-wrap gap-2">
        {items.map((item) => (
          <li
            key={item.id}
            className={`flex min-h-11 max-w-full items-center gap-2 rounded-control border border-dashed px-3 text-sm ${item.failure === undefined ? 'border-edge/60 text-muted' : 'border-problem/60 pr-0'}`}
          >
            <span className="min-w-0 wrap-anywhere">{inWords(item)}</span>
            {item.failure === undefined ? (
              <Spinner />
            ) : (
              <IconButton
                label={`Remove: ${item.input.title}`}
                icon={<X aria-hidden />}
                onClick={() => onGiveUp(item)}
              />
            )}
          </li>
        ))}
      </ul>
      {failure !== undefined && (
        <div className="grid gap-2">
          <SaveProblem error={failure} otherwise="Failed to create item. Please try again." takesFocus={false} />
          <div>
            <Button onClick={onTryAgain}>Try Again</Button>
          </div>
        </div>
      )}
    </div>
  );
}

function inWords({ input: { title, description, quantityDesired } }: QuickItem): string {
  const amount = quantityDesired > 1 ? `${quantityDesired} × ` : '';
  return `${amount}${title}${description ? `, ${description}` : ''}`;
}
