import { t } from '@lingui/core/macro';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../design/IconButton.tsx';
import { toast } from './toast.ts';

/** Long lines are wrapped: nothing is out of sight, and they are copied as they are. */
export function CodeBlock({ label, code, canCopy = true }: { label: string; code: string; canCopy?: boolean }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
    } catch {
      toast.error(t`It could not be copied. Please select it and copy it yourself.`);
    }
  };
  return (
    <div dir="ltr" className="flex min-w-0 items-start rounded-control border border-line bg-sunk">
      <section aria-label={label} className="min-w-0 grow">
        <pre className="p-4 text-sm leading-relaxed whitespace-pre-wrap wrap-anywhere max-sm:px-3 max-sm:text-[0.8125rem]">
          <code>{code}</code>
        </pre>
      </section>
      {canCopy && (
        <div className="m-1 shrink-0">
          <IconButton
            label={isCopied ? t`Copied!` : t`Copy: ${label}`}
            icon={isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
            onClick={() => void copy()}
          />
        </div>
      )}
    </div>
  );
}
