import { t } from '@lingui/core/macro';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { LONGEST_TITLE } from '#rules/lists/items/item';
import type { Line } from '#rules/shops/lines/line';
import { parseQuickLine } from '#rules/shops/lines/pasted/read-text';
import { Button } from '../../../base/design/Button.tsx';
import { DialogActions } from '../../../base/design/dialogs/Dialog.tsx';
import { Field } from '../../../base/design/fields/Field.tsx';
import { useTakesFocus } from '../../../base/design/useTakesFocus.ts';
import { readingWays } from '../fields/reading-ways.ts';

interface NameBarcodeProps {
  /** As it is printed. */
  code: string;
  former: string | undefined;
  lookUp: () => Promise<string | null>;
  onName: (line: Line) => void;
  onCancel: () => void;
}

/** Asks what a thing is called that nobody has scanned before. The site's look-up service may suggest a name. */
export function NameBarcode({ code, former, lookUp, onName, onCancel }: NameBarcodeProps) {
  const [text, setText] = useState(former ?? '');
  const [problem, setProblem] = useState<string>();
  const [suggested, setSuggested] = useState('');
  const isTouched = useRef(false);
  const field = useTakesFocus<HTMLInputElement>();
  const suggest = useEffectEvent(async () => {
    const title = former === undefined ? await lookUp() : null;
    if (!title || isTouched.current) return; // not over what somebody types, nor where they erased it
    setText(title);
    setSuggested(title);
  });
  useEffect(() => void suggest(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const written = text.trim();
    if (written === '') return setProblem(t`Please enter a name`);
    const [line, ...others] = parseQuickLine(written, readingWays('SHOPPING'));
    onName(line && !line.link && others.length === 0 ? line : { name: written, size: '', amount: 1 });
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <Field
        ref={field}
        label={t`What is it?`}
        hint={t`Code ${code}. Your lists know it from now on.`}
        autoComplete="off"
        autoCapitalize="sentences"
        enterKeyHint="done"
        maxLength={LONGEST_TITLE}
        value={text}
        problem={problem}
        onChange={(event) => {
          isTouched.current = true;
          setText(event.target.value);
          setProblem(undefined);
        }}
      />
      <p role="status" className="sr-only">
        {suggested && t`Suggested: ${suggested}`}
      </p>
      <DialogActions>
        <Button look="quiet" onClick={onCancel}>{t`Cancel`}</Button>
        <Button type="submit" look="primary">
          {former === undefined ? t`Add to the list` : t`Save`}
        </Button>
      </DialogActions>
    </form>
  );
}
