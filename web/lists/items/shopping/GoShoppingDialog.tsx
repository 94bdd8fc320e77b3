import { t } from '@lingui/core/macro';
import { addHours } from 'date-fns';
import { useState } from 'react';
import { TRIP_HOURS } from '#rules/lists/trips/trip';
import { Button } from '../../../base/design/Button.tsx';
import { Dialog, DialogActions } from '../../../base/design/dialogs/Dialog.tsx';
import { Select } from '../../../base/design/fields/Select.tsx';
import { useConnection } from '../../../base/network/connection.ts';
import { problemText } from '../../../base/network/problems.ts';
import { useCallKey } from '../../../base/network/useCallKey.ts';
import { toast } from '../../../base/page/toast.ts';
import { clockText } from '../cache/shopping-trips.ts';
import { useStartShoppingMutation } from './GoShoppingDialog.generated.ts';

const HOURS = Array.from({ length: TRIP_HOURS.most - TRIP_HOURS.least + 1 }, (_, more) => TRIP_HOURS.least + more);

/** Asks until when somebody shops, and tells the others. */
export function GoShoppingDialog({ listId, onClose }: { listId: string; onClose: () => void }) {
  const [hours, setHours] = useState<number>(TRIP_HOURS.usual);
  const [opened] = useState(() => new Date());
  const [start, { loading }] = useStartShoppingMutation();
  const callKey = useCallKey();
  const isOnline = useConnection() === 'online';
  const tell = async () => {
    try {
      await start({ variables: { listId, hours, idempotencyKey: callKey.keyFor({ listId, hours }) } });
      onClose();
    } catch (error) {
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
      {!isOnline && <p role="status">{t`Telling the others needs a connection.`}</p>}
      <DialogActions>
        <Button onClick={onClose}>{t`Cancel`}</Button>
        <Button look="primary" working={loading} disabled={!isOnline} onClick={() => void tell()}>
          {t`Tell the others`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
