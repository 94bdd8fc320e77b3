import { t } from '@lingui/core/macro';
import { Check, Copy } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../base/design/Button.tsx';
import { copyText } from '../../base/design/copy-text.ts';
import { CONTROL } from '../../base/design/fields/control-look.ts';
import { toast } from '../../base/page/toast.ts';

interface CopiedFieldProps {
  label: string;
  value: string;
  copyLabel?: string;
  failureText: string;
  look?: 'primary';
  takesFocus?: boolean;
}

export function CopiedField({ label, value, copyLabel, failureText, look, takesFocus }: CopiedFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  const copy = async () => {
    if (field.current && (await copyText(value, field.current))) setCopied(true);
    else toast.error(failureText);
  };
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="flex flex-wrap gap-2 *:grow">
        <input
          ref={field}
          id={id}
          readOnly
          value={value}
          autoComplete="off"
          onFocus={(event) => event.target.select()}
          className={`min-h-11 grow-99! basis-32 text-ellipsis ${CONTROL}`}
        />
        <Button look={look} aria-label={isCopied ? undefined : copyLabel} onClick={() => void copy()}>
          {isCopied ? <Check aria-hidden className="size-4.5" /> : <Copy aria-hidden className="size-4.5" />}
          <span>{isCopied ? t`Copied!` : t({ message: 'Copy', context: 'to the clipboard' })}</span>
        </Button>
      </div>
    </div>
  );
}
