import { t } from '@lingui/core/macro';
import { Printer } from 'lucide-react';
import { Button } from '../design/Button.tsx';
import { type PrintOptions, usePrint } from './usePrint.tsx';

export function PrintButton(options: PrintOptions) {
  const { print, sheet } = usePrint(options);
  return (
    <>
      <Button onClick={print}>
        <Printer aria-hidden className="size-4.5" />
        {t({ message: 'Print', context: 'verb' })}
      </Button>
      {sheet}
    </>
  );
}
