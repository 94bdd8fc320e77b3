import { t } from '@lingui/core/macro';
import { Check, Copy } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../base/design/Button.tsx';
import { copyText } from '../../base/design/copy-text.ts';
import { CONTROL } from '../../base/design/fields/control-look.ts';
import { Notice } from '../../base/design/Notice.tsx';
import { toast } from '../../base/page/toast.ts';

/** A new key, for as long as it is looked at: the server has only its hash. */
export function NewKeyShown({ secret, onClose }: { secret: string; onClose: () => void }) {
  const [isCopied, setCopied] = useState(false);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const copy = async () => {
    if (field.current && (await copyText(secret, field.current))) setCopied(true);
    else toast.error(t`The key could not be copied. Please select it and copy it yourself.`);
  };
  return (
    <div className="grid max-w-xl gap-3">
      <Notice tone="success">{t`Your key is ready. Keep it somewhere safe: we show it only this once.`}</Notice>
      <label htmlFor={id} className="font-semibold">{t`New API key`}</label>
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
