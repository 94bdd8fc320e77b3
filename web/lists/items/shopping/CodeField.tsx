import { t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';
import { codeProblemText, gtinOf, LONGEST_WRITTEN_CODE } from '#rules/shops/barcodes/barcode';
import { Button } from '../../../base/design/Button.tsx';
import { Field } from '../../../base/design/fields/Field.tsx';

interface CodeFieldProps {
  /** Whether it has digits: what the camera reads meanwhile is not to take it away. */
  onTyping: (isTyping: boolean) => void;
  onCode: (code: string) => void;
}

/** Takes a code that no camera reads. */
export function CodeField({ onTyping, onCode }: CodeFieldProps) {
  const [digits, setDigits] = useState('');
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = gtinOf(digits);
    if (code === 'digits' || code === 'check') return setProblem(codeProblemText(code));
    setDigits('');
    onTyping(false);
    onCode(code);
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <Field
        label={t`Digits under the bars`}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="go"
        dir="ltr"
        maxLength={LONGEST_WRITTEN_CODE}
        value={digits}
        problem={problem}
        onChange={(event) => {
          setDigits(event.target.value);
          onTyping(event.target.value.trim() !== '');
          setProblem(undefined);
        }}
      />
      <Button type="submit">{t`Continue`}</Button>
    </form>
  );
}
