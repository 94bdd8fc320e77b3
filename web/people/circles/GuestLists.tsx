import { t } from '@lingui/core/macro';
import { Checkbox } from '../../base/design/fields/Checkbox.tsx';
import { listText } from '../../base/design/list-text.ts';
import type { Recipient } from './guest-lists.ts';

interface GuestListsProps {
  recipients: readonly Recipient[];
  onTick: (listId: string, isTicked: boolean) => void;
}

/** The people of the circle that the guest may be, so that no list for them is shown on their own pages. Nothing of it shows where no list is open. */
export function GuestLists({ recipients, onTick }: GuestListsProps) {
  if (recipients.length === 0) return null;
  return (
    <fieldset className="grid min-w-0">
      <legend className="font-medium">{t`Are any of these lists for them?`}</legend>
      <p className="text-sm text-muted">{t`Tick their name. Their pages won’t show lists for them, so a surprise stays one.`}</p>
      {recipients.map(({ listId, name, listNames, isGuest }) => (
        <Checkbox
          key={listId}
          checked={isGuest}
          onChange={(event) => onTick(listId, event.target.checked)}
          label={
            <span className="flex min-w-0 flex-wrap gap-x-2">
              <bdi className="wrap-anywhere">{name}</bdi>
              <bdi className="text-muted wrap-anywhere">{listText(listNames)}</bdi>
            </span>
          }
        />
      ))}
    </fieldset>
  );
}
