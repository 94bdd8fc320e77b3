import type { ComponentProps } from 'react';
import { EmailField } from '../design/EmailField.tsx';
import { Field } from '../design/Field.tsx';
import type { Kind } from '../design/kinds.ts';
import { Picture } from '../design/Picture.tsx';
import { Select } from '../design/Select.tsx';

/** Who may learn of a purchase, and from when on. */
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
  email: Omit<ComponentProps<typeof Field>, 'label' | 'hint'>;
}

/** What the page that the server draws asks of a buyer, and what the dialog of the app does. */
export function PurchaseFields({ owner, most, quantity, name, email }: PurchaseFieldsProps) {
  return (
    <>
      {most > 1 && (
        <Select label="Quantity" {...quantity}>
          {Array.from({ length: most }, (_, index) => index + 1).map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </Select>
      )}
      <Field label="Name (optional)" autoComplete="name" hint={nameReason(owner)} {...name} />
      <EmailField label="Email" hint={emailReason(owner)} {...email} />
    </>
  );
}

interface PurchasedThingProps {
  title: string;
  pictureUrl: string | null;
  kind: Kind;
}

export function PurchasedThing({ title, pictureUrl, kind }: PurchasedThingProps) {
  return (
    <div className="flex items-center gap-3">
      <div className="w-16 shrink-0">
        <Picture src={pictureUrl} alt="" kind={kind} shape="square" eager />
      </div>
      <p className="min-w-0 font-semibold wrap-anywhere">{title}</p>
    </div>
  );
}

function nameReason({ ownerName, ownerSeesBuyers, keepsSurprise, isDemo }: Receiver): string {
  if (isDemo) return 'On a real list: so its owner can thank you.';
  if (!ownerSeesBuyers) return `${ownerName} sees that it is taken, never by whom.`;
  return keepsSurprise
    ? `So ${ownerName} can thank you once the surprise is over.`
    : `So ${ownerName} knows it’s from you and can thank you.`;
}

function emailReason({ ownerName, ownerSeesBuyers, keepsSurprise, isDemo }: Receiver): string {
  if (isDemo) return 'Just a demo: nothing is sent, and nobody sees it.';
  const receipt = 'For your receipt, with a link to undo.';
  if (!ownerSeesBuyers) return `${receipt} Nobody else sees it.`;
  return keepsSurprise
    ? `${receipt} Only ${ownerName} sees it, once the surprise is over.`
    : `${receipt} Only ${ownerName} sees it.`;
}
