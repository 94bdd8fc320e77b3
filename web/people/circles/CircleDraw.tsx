import { t } from '@lingui/core/macro';
import { Shuffle } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../base/design/Button.tsx';
import { DrawDialog } from '../draws/DrawDialog.tsx';

/** Begins a draw of names in a circle, of which nobody there hears who takes no part. */
export function CircleDraw({ circleId }: { circleId: string }) {
  const [isBeginning, setBeginning] = useState(false);
  const navigate = useNavigate();
  return (
    <div className="grid sm:justify-start">
      <Button onClick={() => setBeginning(true)}>
        <Shuffle aria-hidden className="size-4.5" />
        {t`Draw names`}
      </Button>
      {isBeginning && (
        <DrawDialog
          draw={null}
          circleId={circleId}
          onSaved={(id) => navigate(`/draws/${id}`)}
          onClose={() => setBeginning(false)}
        />
      )}
    </div>
  );
}
