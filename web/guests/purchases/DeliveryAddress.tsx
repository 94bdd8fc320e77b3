import { t } from '@lingui/core/macro';
import { MapPin } from 'lucide-react';
import { displayText } from '#rules/base/text/display-text';
import { Button } from '../../base/design/Button.tsx';
import { useTakesFocus } from '../../base/design/useTakesFocus.ts';
import { problemText } from '../../base/network/problems.ts';
import { toast } from '../../base/page/toast.ts';
import { useShowDeliveryAddressMutation } from './DeliveryAddress.generated.ts';

interface DeliveryAddressProps {
  purchaseId: string;
  /** The title of the gift, for people who do not see beside what it stands. */
  title: string;
  guestKey: string | null;
}

/** Shows where a gift can be sent, once its giver asks. It is kept nowhere: a cache outlives the right to see it. */
export function DeliveryAddress({ purchaseId, title, guestKey }: DeliveryAddressProps) {
  const [ask, { data, loading }] = useShowDeliveryAddressMutation({ fetchPolicy: 'no-cache' });
  const shown = useTakesFocus<HTMLParagraphElement>(data != null);
  const show = async () => {
    try {
      await ask({ variables: { purchaseId, guestKey } });
    } catch (problem) {
      toast.error(problemText(problem, t`That didn’t work. Please try again.`));
    }
  };
  if (!data)
    return (
      <div>
        <Button
          look="plain"
          working={loading}
          aria-label={t`Show the delivery address: ${title}`}
          onClick={() => void show()}
        >
          <MapPin aria-hidden className="size-4.5" />
          <span>{t`Show the delivery address`}</span>
        </Button>
      </div>
    );
  return (
    <div className="grid gap-1 rounded-control bg-sunk p-3">
      <p className="text-sm text-muted">{t`If you have it sent:`}</p>
      <p ref={shown} tabIndex={-1} dir="auto" className="wrap-anywhere whitespace-pre-line">
        {displayText(data.showDeliveryAddress.address)}
      </p>
    </div>
  );
}
