import type { ComponentProps } from 'react';
import { Button } from '../../base/design/Button.tsx';
import { Field } from '../../base/design/fields/Field.tsx';
import { NewEmailField } from '../../base/design/fields/NewEmailField.tsx';
import { Select } from '../../base/design/fields/Select.tsx';
import type { Kind } from '../../base/design/kinds.ts';
import { moneyText } from '../../base/design/Money.tsx';
import { Picture } from '../../base/design/Picture.tsx';
import { useSite } from '../../base/page/site.ts';

/** The people who may learn of a purchase, and from when on. */
export interface Receiver {
  ownerName: string;
  ownerSeesBuyers: boolean;
  keepsSurprise: boolean;
  listType: Kind;
  isDemo: boolean;
}

interface PurchaseFieldsProps {
  owner: Receiver;
  /** How many may be chosen. */
  most: number;
  quantity: Omit<ComponentProps<typeof Select>, 'label' | 'children'>;
  name: Omit<ComponentProps<typeof Field>, 'label' | 'hint'>;
  email: Omit<ComponentProps<typeof NewEmailField>, 'label' | 'hint'>;
  /** A buyer who is known already, and is not asked again. */
  known?: KnownBuyer | null;
}

interface KnownBuyer {
  name: string;
  email: string;
  onChange: () => void;
}

/** The fields of a purchase, in the page that the server draws and in the dialog of the app. */
export function PurchaseFields({ owner, most, quantity, name, email, known }: PurchaseFieldsProps) {
  const { mailEnabled } = useSite();
  return (
    <>
      {most > 1 && (
        <div className="*:grid-cols-[6rem_minmax(0,1fr)] *:items-center *:gap-x-3 [&_label]:col-span-full">
          <Select label="Quantity" {...quantity}>
            {Array.from({ length: most }, (_, index) => index + 1).map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </Select>
        </div>
      )}
      {known ? (
        <FromKnown {...known} owner={owner} />
      ) : (
        <>
          <Field label="Name (optional)" autoComplete="name" hint={nameReason(owner)} {...name} />
          <NewEmailField label="Email" hint={emailReason(owner, mailEnabled)} {...email} />
        </>
      )}
    </>
  );
}

function FromKnown({ name, email, onChange, owner }: KnownBuyer & { owner: Receiver }) {
  const { mailEnabled } = useSite();
  return (
    <div className="flex items-center justify-between gap-3">
      <div className="grid min-w-0 gap-0.5 wrap-anywhere">
        <p>
          From <span className="font-semibold">{name || email}</span>
        </p>
        <p className="text-sm text-muted">{`${name && mailEnabled ? `Receipt to ${email}. ` : ''}${whoSeesEmail(owner)}`}</p>
      </div>
      <Button onClick={onChange} aria-label="Change who it is from">
        Change
      </Button>
    </div>
  );
}

interface PurchasedThingProps {
  item: { title: string; price: number | null; currency: string; effectiveImageUrl: string | null };
  kind: Kind;
  /** How many there are to choose from: the price is of each. */
  most: number;
}

export function PurchasedThing({
  item: { title, price, currency, effectiveImageUrl },
  kind,
  most,
}: PurchasedThingProps) {
  return (
    <div className="flex items-center gap-3">
      {effectiveImageUrl && (
        <div className="w-16 shrink-0">
          <Picture src={effectiveImageUrl} alt="" kind={kind} shape="square" eager />
        </div>
      )}
      <p className="min-w-0 grow font-semibold wrap-anywhere">{title}</p>
      {price !== null && (
        <p className="max-w-1/2 shrink-0 text-right tabular-nums">
          <span>{moneyText(price, currency)}</span>
          {most > 1 && <span className="text-sm text-muted"> each</span>}
        </p>
      )}
    </div>
  );
}

function nameReason({ ownerName, ownerSeesBuyers, keepsSurprise, isDemo }: Receiver): string {
  if (isDemo) return 'On a real list: so its owner can thank you.';
  if (!ownerSeesBuyers) return `${ownerName} sees that it’s given, never by whom.`;
  return keepsSurprise
    ? `So ${ownerName} can thank you once the surprise is over.`
    : `So ${ownerName} knows it’s from you and can thank you.`;
}

function emailReason(owner: Receiver, mailEnabled: boolean): string {
  if (owner.isDemo) return 'Just a demo: nothing is sent, and nobody sees it.';
  const use = mailEnabled ? 'For your receipt, with a link to undo.' : 'No receipt is sent to it.';
  return `${use} ${whoSeesEmail(owner)}`;
}

function whoSeesEmail({ ownerName, ownerSeesBuyers, keepsSurprise }: Receiver): string {
  if (!ownerSeesBuyers) return 'Nobody else sees it.';
  return keepsSurprise ? `Only ${ownerName} sees it, once the surprise is over.` : `Only ${ownerName} sees it.`;
}
