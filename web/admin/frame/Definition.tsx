import { t } from '@lingui/core/macro';
import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { say } from '#rules/base/languages/say';
import { DEFINITIONS, type Defined } from '#rules/money/reports/definitions';
import { Popover } from '../../base/design/dialogs/Popover.tsx';
import { IconButton } from '../../base/design/IconButton.tsx';

export function Definition({ of, name }: { of: Defined; name: string }) {
  const [isOpen, setOpen] = useState(false);
  const question = t`How is this counted: ${name}`;
  return (
    <Popover
      label={question}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<IconButton label={question} icon={<CircleHelp aria-hidden />} />}
    >
      <p className="p-4">{say(DEFINITIONS[of])}</p>
    </Popover>
  );
}
