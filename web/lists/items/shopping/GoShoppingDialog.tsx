import { t } from '@lingui/core/macro';
import { addHours } from 'date-fns';
import { useState } from 'react';
import { TRIP_HOURS } from '#rules/lists/trips/trip';
import { Button } from '../../../base/design/Button.tsx';
import { Dialog, DialogActions } from '../../../base/design/dialogs/Dialog.tsx';
import { Select } from '../../../base/design/fields/Select.tsx';
import { useConnection } from '../../../base/network/connection.ts';
import { problemText } from '../../../base/network/problems.ts';
import { newUuid } from '../../../base/network/uuid.ts';
import { toast } from '../../../base/page/toast.ts';
import { useChanges } from '../../../core/changes/useChanges.ts';
import { clockText } from '../cache/shopping-trips.ts';
import { START_SHOPPING } from './trip-changes.ts';

const HOURS = Array.from({ length: TRIP_HOURS.most - TRIP_HOURS.least + 1 }, (_, more) => TRIP_HOURS.least + more);

/** Asks until when somebody shops, and tells the others. */
export function GoShoppingDialog({ listId, onClose }: { listId: string; onClose: () => void }) {
  const [hours, setHours] = useState<number>(TRIP_HOURS.usual);
  const [opened] = useState(() => new Date());
  const [isTelling, setIsTelling] = useState(false);
  const changes = useChanges();
  const isOnline = useConnection() === 'online';
  const tell = async () => {
    const key = newUuid();
    const variables = { listId, hours, endsAt: addHours(new Date(), hours).toISOString(), idempotencyKey: key };
    setIsTelling(true);
    try {
      await changes.make(START_SHOPPING, { key, listId, title: t`Your shopping trip`, variables });
      onClose();
    } catch (error) {
      setIsTelling(false);
      toast.error(problemText(error, t`That didn’t work. Please try again.`));
    }
  };
  return (
    <Dialog
      title={t`I’m going shopping`}
      description={t`Everyone who works on this list hears of it at once. What they add from then on stands at the top for you.`}
      onClose={onClose}
    >
      <Select label={t`Until when?`} value={hours} onChange={({ target }) => setHours(Number(target.value))}>
        {HOURS.map((count) => (
          <option key={count} value={count}>
            {clockText(addHours(opened, count))}
          </option>
        ))}
      </Select>
      {!isOnline && <p role="status">{t`You’re offline. The others hear of it as soon as you’re back.`}</p>}
      <DialogActions>
        <Button onClick={onClose}>{t`Cancel`}</Button>
        <Button look="primary" working={isTelling} onClick={() => void tell()}>
          {t`Tell the others`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
