import { t } from '@lingui/core/macro';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { say } from '#rules/base/languages/say';
import { Button } from '../../../base/design/Button.tsx';
import { Popover } from '../../../base/design/dialogs/Popover.tsx';
import { SORTS } from '../cache/sorting.ts';
import { ViewChoices, type ViewChoicesProps } from './ViewOptions.tsx';

/** The rarely changed choices of a view, behind one button, which names an order that is not the usual one. */
export function ViewButton(choices: ViewChoicesProps) {
  const [isOpen, setOpen] = useState(false);
  const { sort } = choices.view;
  const order = SORTS.find(({ value }) => value === sort)?.order;
  const trigger = (
    <Button>
      <SlidersHorizontal aria-hidden className="size-4.5" />
      <span>{t({ message: `View`, context: 'how a list is seen' })}</span>
      {choices.hasItems && sort !== 'custom' && (
        <span className="font-normal text-muted max-xl:sr-only">{order && say(order)}</span>
      )}
    </Button>
  );
  return (
    <Popover
      label={t({ message: `View`, context: 'how a list is seen' })}
      trigger={trigger}
      open={isOpen}
      onOpenChange={setOpen}
    >
      <div className="grid gap-2 p-3">
        <ViewChoices {...choices} />
      </div>
    </Popover>
  );
}
