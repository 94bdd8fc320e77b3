import { t } from '@lingui/core/macro';
import { Check, Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../design/Button.tsx';
import { copyText } from '../design/copy-text.ts';
import { CONTROL } from '../design/fields/control-look.ts';
import { VisuallyHidden } from '../design/VisuallyHidden.tsx';
import { toast } from './toast.ts';

export function CopyLink({ label, link }: { label: string; link: string }) {
  const [isCopied, setCopied] = useState(false);
  const id = useId();
  const copy = async () => {
    if (await copyText(link, document.getElementById(id) as HTMLInputElement)) setCopied(true);
    else toast.error(t`The link could not be copied. Please select it and copy it yourself.`);
  };
  return (
    <div className="grid w-full gap-1.5">
      <label htmlFor={id} className="text-sm text-muted">
        {label}
      </label>
      <div className="flex flex-wrap gap-2 *:grow">
        <input
          id={id}
          readOnly
          dir="ltr"
          value={link}
          onFocus={(event) => event.target.select()}
          className={`min-h-11 grow-99! basis-32 text-ellipsis ${CONTROL}`}
        />
        <Button aria-label={t`Copy: ${label}`} onClick={() => void copy()}>
          {isCopied ? <Check aria-hidden className="size-4.5" /> : <Copy aria-hidden className="size-4.5" />}
          <span>{isCopied ? t`Copied!` : t({ message: 'Copy', context: 'verb' })}</span>
        </Button>
        <VisuallyHidden live>{isCopied ? t`Copied!` : ''}</VisuallyHidden>
      </div>
    </div>
  );
}
