import { plural, t } from '@lingui/core/macro';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../base/design/Button.tsx';
import { Dialog, DialogActions } from '../../../base/design/dialogs/Dialog.tsx';
import { Select } from '../../../base/design/fields/Select.tsx';
import { numberText } from '../../../base/design/locale.ts';
import { boughtText } from '../../../base/text/bought-text.ts';

interface HowManyDialogProps {
  title: string;
  remaining: number;
  onChoose: (quantity: number) => void;
  onClose: () => void;
}

export function HowManyDialog({ title, remaining, onChoose, onClose }: HowManyDialogProps) {
  const [chosen, setChosen] = useState(1);
  const quantity = Math.min(chosen, remaining); // somebody else may buy meanwhile
  return (
    <Dialog title={t`Mark as Purchased`} description={title} onClose={onClose}>
      <Select
        label={plural(remaining, { one: 'How many? # still needed', other: 'How many? # still needed' })}
        value={quantity}
        onChange={(event) => setChosen(Number(event.target.value))}
      >
        {Array.from({ length: remaining }, (_, index) => index + 1).map((count) => (
          <option key={count} value={count}>
            {numberText(count)}
          </option>
        ))}
      </Select>
      <DialogActions>
        <Button onClick={onClose}>{t`Cancel`}</Button>
        <Button
          look="primary"
          onClick={() => {
            onClose();
            onChoose(quantity);
          }}
        >
          <Check aria-hidden className="size-4.5" />
          {boughtText(quantity)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
