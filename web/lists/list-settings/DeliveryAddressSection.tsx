import { plural, t } from '@lingui/core/macro';
import { MapPin } from 'lucide-react';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { displayText } from '#rules/base/text/display-text';
import { LONGEST_DELIVERY_ADDRESS } from '#rules/lists/delivery-addresses/delivery-address';
import { ADDRESS_DAYS } from '#rules/lists/gifts/gift';
import { Button } from '../../base/design/Button.tsx';
import { TextArea } from '../../base/design/fields/TextArea.tsx';
import { fieldProblems, problemText } from '../../base/network/problems.ts';
import { ReadProblem } from '../../base/page/ReadProblem.tsx';
import { toast } from '../../base/page/toast.ts';
import { useKeptDraft } from '../../core/form/useKeptDraft.ts';
import { useDeliveryAddressSectionQuery, useSetDeliveryAddressMutation } from './DeliveryAddressSection.generated.ts';

/** Saves what was typed and not saved; false where that failed. Null where there is nothing to save. */
export type UnsavedAddress = RefObject<(() => Promise<boolean>) | null>;

interface DeliveryAddressSectionProps {
  listId: string;
  /** Nobody sends groceries: an address of before can be taken away, and none is asked for. */
  isShopping?: boolean;
  unsaved?: UnsavedAddress;
}

/** The address to which gifts can be sent, for the owner. It is read from the server each time: no cache keeps it. */
export function DeliveryAddressSection({ listId, isShopping = false, unsaved }: DeliveryAddressSectionProps) {
  const { data, error, refetch } = useDeliveryAddressSectionQuery({ variables: { listId }, fetchPolicy: 'no-cache' });
  const { withoutDay: days } = ADDRESS_DAYS;
  if (isShopping && !data?.deliveryAddress) return null;
  return (
    <section aria-labelledby="delivery-address" className="mt-4 grid gap-4 border-t border-line pt-6">
      <div className="grid gap-1">
        <h2 id="delivery-address" className="flex items-center gap-2.5 text-xl">
          <MapPin aria-hidden className="size-5 text-brand" />
          {t`Delivery address`}
        </h2>
        <p className="text-muted">
          {t`Everyone who gives something can see it until a week after the day. Without a day, they see it for ${days} days. It’s stored encrypted.`}{' '}
          {t`On a public list, that can be anybody who has its link.`}
        </p>
      </div>
      {!data && error && <ReadProblem error={error} onRetry={refetch} />}
      {data && <AddressForm listId={listId} kept={data.deliveryAddress} unsaved={unsaved} />}
    </section>
  );
}

interface AddressFormProps {
  listId: string;
  kept: { address: string; timesShown: number | null } | null;
  unsaved?: UnsavedAddress;
}

function AddressForm({ listId, kept: read, unsaved }: AddressFormProps) {
  const [kept, setKept] = useState(read);
  const before = displayText(kept?.address ?? '');
  const [text, setText] = useState(before);
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const [setAddress, { loading }] = useSetDeliveryAddressMutation({ fetchPolicy: 'no-cache' });
  const isUnsaved = text !== before;
  const keep = async () => {
    setProblem(undefined);
    try {
      const { data } = await setAddress({ variables: { listId, address: text.trim() || null } });
      const now = data?.setDeliveryAddress ?? null;
      setKept(now);
      setText(displayText(now?.address ?? ''));
      toast.success(now ? t`The delivery address is saved.` : t`The delivery address is removed.`);
      return true;
    } catch (failure) {
      setProblem(fieldProblems(failure).address ?? problemText(failure, t`That didn’t work. Please try again.`));
      field.current?.focus();
      return false;
    }
  };
  useEffect(() => {
    if (!unsaved || !isUnsaved) return;
    unsaved.current = keep;
    return () => {
      unsaved.current = null;
    };
  });
  useKeptDraft({
    part: 'address',
    keep: () => ({ typed: isUnsaved ? { text } : {}, base: {} }),
    restore({ typed }) {
      setText(`${typed.text}`);
      return true;
    },
    discard: () => setText(before),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void keep();
  };
  return (
    <form className="grid gap-3" noValidate onSubmit={submit}>
      <TextArea
        ref={field}
        label={t`Name and address`}
        hint={t`Leave it empty to show none.`}
        autoComplete="off"
        maxLength={LONGEST_DELIVERY_ADDRESS}
        value={text}
        problem={problem}
        onChange={({ target }) => setText(target.value)}
      />
      {kept?.timesShown != null && <p className="text-sm text-muted">{timesShownText(kept.timesShown)}</p>}
      {isUnsaved && (
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={() => setText(before)} disabled={loading}>{t`Cancel`}</Button>
          <Button type="submit" look="primary" working={loading}>
            {t`Save`}
          </Button>
        </div>
      )}
    </form>
  );
}

function timesShownText(count: number): string {
  if (count === 0) return t`Nobody has looked at it yet.`;
  return plural(count, { one: 'It was shown # time.', other: 'It was shown # times.' });
}
