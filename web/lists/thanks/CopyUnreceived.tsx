import { t } from '@lingui/core/macro';
import { Button } from '../../base/design/Button.tsx';
import { useCopyUnreceived } from './useCopyUnreceived.ts';

/** For next year: a new list of what was neither ticked as received nor thanked for. */
export function CopyUnreceived({ listId }: { listId: string }) {
  const { copy, isCopying } = useCopyUnreceived(listId);
  return (
    <section className="grid justify-items-start gap-2">
      <h2 className="text-xl">{t`For next time`}</h2>
      <p className="text-muted">{t`Makes a new list of everything that isn’t ticked as received. This one stays as it is.`}</p>
      <Button working={isCopying} onClick={() => void copy()}>
        {t`Copy what didn’t come`}
      </Button>
    </section>
  );
}
