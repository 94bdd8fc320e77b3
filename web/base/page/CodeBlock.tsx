import { t } from '@lingui/core/macro';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../design/IconButton.tsx';
import { toast } from './toast.ts';

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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard */}
      <section tabIndex={0} aria-label={label} className="min-w-0 grow overflow-x-auto rounded-control">
        <pre className="w-fit p-4 text-sm leading-relaxed">
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
