import { t } from '@lingui/core/macro';
import { Pencil } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { say } from '#rules/base/languages/say';
import { LONGEST_ITEM_TEXT } from '#rules/lists/items/item';
import { Button } from '../../base/design/Button.tsx';
import { Field } from '../../base/design/fields/Field.tsx';
import { numberText } from '../../base/design/locale.ts';
import { useTakesFocus } from '../../base/design/useTakesFocus.ts';
import { COLUMN_LABELS } from './import-texts.ts';
import { useFocusBack } from './useFocusBack.ts';

interface SectionHeadProps {
  category: string;
  count: number;
  /** For all rows below it. */
  tickbox: ReactNode;
  onRename: (category: string) => void;
}

/** The name of a category above its rows, which is corrected once for all of them. */
export function SectionHead({ category, count, tickbox, onRename }: SectionHeadProps) {
  const [isEdited, setEdited] = useState(false);
  const edited = useFocusBack(isEdited);
  const name = category || t`Uncategorized`;
  return (
    <li className="relative flex min-h-11 items-center bg-sunk">
      <span className="relative z-1 p-2">{tickbox}</span>
      {isEdited ? (
        <Renaming
          category={category}
          onDone={(next) => {
            if (next !== null) onRename(next);
            setEdited(false);
          }}
        />
      ) : (
        <>
          <bdi className="min-w-0 font-display text-lg wrap-anywhere">{name}</bdi>
          <span className="px-2 text-sm text-muted tabular-nums">{numberText(count)}</span>
          {/* A tap anywhere but on the box. */}
          <button
            type="button"
            ref={edited}
            aria-label={t`Rename ${name}`}
            onClick={() => setEdited(true)}
            className="ms-auto grid size-11 shrink-0 place-items-center text-muted after:absolute after:inset-0 hover:text-ink"
          >
            <Pencil aria-hidden className="size-4" />
          </button>
        </>
      )}
    </li>
  );
}

interface RenamingProps {
  category: string;
  /** Null leaves it as it is. */
  onDone: (category: string | null) => void;
}

function Renaming({ category, onDone }: RenamingProps) {
  const [typed, setTyped] = useState(category);
  const first = useTakesFocus<HTMLInputElement>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const next = typed.replace(/\s+/g, ' ').trim();
    onDone(next === category ? null : next);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone(null);
  };
  return (
    <form onSubmit={submit} onKeyDown={press} className="flex grow flex-wrap items-end gap-2 py-2 pe-2">
      <div className="grow sm:max-w-sm">
        <Field
          ref={first}
          label={say(COLUMN_LABELS.category)}
          autoComplete="off"
          maxLength={LONGEST_ITEM_TEXT}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <Button type="submit" look="primary">{t`Done`}</Button>
      <Button look="plain" onClick={() => onDone(null)}>{t`Cancel`}</Button>
    </form>
  );
}
