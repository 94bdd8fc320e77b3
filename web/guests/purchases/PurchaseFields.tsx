import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Button } from '../../base/design/Button.tsx';
import { Field } from '../../base/design/fields/Field.tsx';
import { NewEmailField } from '../../base/design/fields/NewEmailField.tsx';
import { Select } from '../../base/design/fields/Select.tsx';
import type { Kind } from '../../base/design/kinds.ts';
import { moneyText } from '../../base/design/Money.tsx';
import { Picture } from '../../base/design/Picture.tsx';
import { useSite } from '../../base/page/site.ts';
import { sentences } from '../../base/text/sentences.ts';
import { nameToShow } from '../../base/text/soft-hyphens.ts';
import { isTooLongForPrice } from '../drawn/shared-item.ts';

/** The people who may learn of a purchase, and from when on. */
export interface Receiver {
  ownerName: string;
  ownerSeesBuyers: boolean;
  helpersSeeBuyers: boolean;
  keepsSurprise: boolean;
  listType: Kind;
  isDemo: boolean;
  isNameEnough: boolean;
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
  const note = useId();
  return (
    <>
      {most > 1 && (
        <div className="*:grid-cols-[6rem_minmax(0,1fr)] max-[16rem]:*:grid-cols-[minmax(0,1fr)] *:items-center *:gap-x-3 [&_label]:col-span-full">
          <Select label={t`Quantity`} {...quantity}>
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
        <fieldset aria-describedby={note} className="grid min-w-0 gap-4 sm:grid-cols-2">
          {!owner.isNameEnough && <NewEmailField label={t`Email`} {...email} />}
          <Field
            label={owner.isNameEnough ? t({ message: `Name`, context: 'of a person' }) : t`Name (optional)`}
            autoComplete="name"
            {...name}
          />
          {mailEnabled && owner.isNameEnough && <NewEmailField label={t`Email (optional)`} {...email} />}
          <p id={note} className="col-span-full -mt-2 text-sm text-muted wrap-anywhere">
            {reason(owner, mailEnabled)}
          </p>
        </fieldset>
      )}
    </>
  );
}

function FromKnown({ name, email, onChange, owner }: KnownBuyer & { owner: Receiver }) {
  const { mailEnabled } = useSite();
  const who = name || email;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="grid min-w-0 grow basis-40 gap-0.5 wrap-anywhere">
        <p>
          <Trans comment="Who gives it: “From Ben”">
            From <span className="font-semibold">{who}</span>
          </Trans>
        </p>
        <p className="text-sm text-muted">
          {email
            ? sentences(name && mailEnabled ? t`Receipt to ${email}.` : '', whoSees(owner))
            : t`No receipt is sent.`}
        </p>
      </div>
      <Button onClick={onChange} aria-label={t`Change who it is from`}>
        {t({ message: 'Change', context: 'verb' })}
      </Button>
    </div>
  );
}

/** The main one last, and on a phone above the others, which stand beside each other. */
export function PurchaseActions({ children }: { children: ReactNode }) {
  return (
    <footer className="flex flex-wrap gap-2 max-sm:*:grow max-sm:[&>:first-child]:order-last max-sm:[&>:last-child]:order-first max-sm:[&>:last-child]:basis-full sm:justify-end">
      {children}
    </footer>
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
        <div className="w-16 shrink-0 max-[16rem]:hidden">
          <Picture src={effectiveImageUrl} alt="" kind={kind} shape="square" eager />
        </div>
      )}
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
        <p
          className={`min-w-0 grow font-semibold wrap-anywhere ${isTooLongForPrice(title) ? 'basis-full' : 'basis-0 max-[16rem]:basis-full'}`}
        >
          {nameToShow(title)}
        </p>
        {price !== null && (
          <p className="max-w-full shrink-0 text-end tabular-nums">
            {most > 1 ? <PriceOfEach price={moneyText(price, currency)} /> : <span>{moneyText(price, currency)}</span>}
          </p>
        )}
      </div>
    </div>
  );
}

function PriceOfEach({ price }: { price: string }) {
  return (
    <Trans comment="Beside a gift that is wanted more than once: “$8.00 each”">
      <span>{price}</span>
      <span className="text-sm text-muted"> each</span>
    </Trans>
  );
}

/** Why they are asked, and who sees them, in one place below both: beside each field it would say the same again. */
function reason(owner: Receiver, mailEnabled: boolean): string {
  if (owner.isDemo) return t`Just a demo: nothing is sent, and nobody sees it.`;
  return sentences(emailUse(owner, mailEnabled), whoSees(owner));
}

function emailUse({ isNameEnough }: Receiver, mailEnabled: boolean): string {
  if (isNameEnough) return mailEnabled ? t`For your receipt, with a link to undo.` : '';
  return mailEnabled ? t`Needed for your receipt, with a link to undo.` : t`Needed on this list. No receipt is sent.`;
}

/** With whole names: nobody is to guess who reads an address. */
function whoSees({ ownerName, ownerSeesBuyers, helpersSeeBuyers, keepsSurprise, listType }: Receiver): string {
  if (!ownerSeesBuyers) return t`${ownerName} can see that it’s given, never by whom.`;
  const name = ownerName;
  if (helpersSeeBuyers)
    return keepsSurprise
      ? t`Shown to people who help with the list, and to ${name} once the surprise is over.`
      : t`Shown only to ${name} and people who help with the list.`;
  if (keepsSurprise) return t`Shown only to ${name}, once the surprise is over.`;
  return listType === 'SHOPPING' ? t`Shown only to ${name}.` : t`Shown only to ${name}, to thank you.`;
}
