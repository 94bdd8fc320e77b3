import { Button } from '../design/Button.tsx';
import { moneyText } from '../design/Money.tsx';
import { Notice } from '../design/Notice.tsx';
import { siteOf } from '../products/links.ts';
import type { BulkLine } from './bulk-line.ts';
import { MOST_ROWS } from './bulk-rows.ts';

interface PastedPreviewProps {
  lines: readonly BulkLine[];
  onAdd: () => void;
  onCancel: () => void;
}

/** What several pasted lines were read as, before they become items. */
export function PastedPreview({ lines, onAdd, onCancel }: PastedPreviewProps) {
  return (
    <Notice
      takesFocus={lines}
      action={
        <div className="flex flex-wrap gap-2">
          <Button onClick={onCancel}>Cancel</Button>
          <Button look="primary" onClick={onAdd}>
            {lines.length === 1 ? 'Add 1 Item' : `Add ${lines.length} Items`}
          </Button>
        </div>
      }
    >
      <p>Add each line as an item of its own?</p>
      <ul aria-label="Pasted lines" className="max-h-60 overflow-y-auto font-normal">
        {lines.slice(0, MOST_ROWS).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they stay as they were pasted, and may be alike
          <li key={index} className="wrap-anywhere">
            {line.category && line.category !== lines[index - 1]?.category && (
              <h2 className="pt-2 font-sans text-base font-semibold">{line.category}</h2>
            )}
            {inWords(line)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function inWords({ name, size, amount, link, price }: BulkLine): string {
  const what = name || (link ? siteOf(link) : '');
  const cost = price && `${moneyText(price.price, price.currency)}${amount > 1 ? ' each' : ''}`;
  return [`${amount > 1 ? `${amount} × ` : ''}${what}`, size, cost].filter(Boolean).join(', ');
}
