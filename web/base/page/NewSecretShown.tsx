import { t } from '@lingui/core/macro';
import { Check, Copy } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../design/Button.tsx';
import { copyText } from '../design/copy-text.ts';
import { CONTROL } from '../design/fields/control-look.ts';
import { Notice } from '../design/Notice.tsx';
import { toast } from './toast.ts';

interface NewSecretShownProps {
  secret: string;
  label: string;
  notice: string;
  onClose: () => void;
}

/** A new key or secret, for as long as it is looked at: the server does not keep it. */
export function NewSecretShown({ secret, label, notice, onClose }: NewSecretShownProps) {
  const [isCopied, setCopied] = useState(false);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const copy = async () => {
    if (field.current && (await copyText(secret, field.current))) setCopied(true);
    else toast.error(t`It could not be copied. Please select it and copy it yourself.`);
  };
  return (
    <div className="grid max-w-xl gap-3">
      <Notice tone="success">{notice}</Notice>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="flex gap-2">
        <input
          ref={field}
          id={id}
          readOnly
          value={secret}
          autoComplete="off"
          onFocus={(event) => event.target.select()}
          className={`min-h-11 text-ellipsis ${CONTROL}`}
        />
        <Button look="primary" onClick={() => void copy()}>
          {isCopied ? <Check aria-hidden className="size-4.5" /> : <Copy aria-hidden className="size-4.5" />}
          <span>{isCopied ? t`Copied!` : t({ message: 'Copy', context: 'to the clipboard' })}</span>
        </Button>
      </div>
      <div className="grid sm:justify-start">
        <Button onClick={onClose}>{t`Done`}</Button>
      </div>
    </div>
  );
}
