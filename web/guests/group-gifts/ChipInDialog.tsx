import { msg, t } from '@lingui/core/macro';
import { type SubmitEvent, useState } from 'react';
import { useController } from 'react-hook-form';
import type { z } from 'zod';
import { toMinorUnits } from '#rules/base/amounts/money';
import { say } from '#rules/base/languages/say';
import { namedPledge, newPledge } from '#rules/lists/pledges/pledge';
import { Button } from '../../base/design/Button.tsx';
import { Dialog, DialogActions } from '../../base/design/dialogs/Dialog.tsx';
import { Field } from '../../base/design/fields/Field.tsx';
import { NewEmailField } from '../../base/design/fields/NewEmailField.tsx';
import { minorMoneyText } from '../../base/design/Money.tsx';
import { Notice } from '../../base/design/Notice.tsx';
import { hasCode, problemText } from '../../base/network/problems.ts';
import { newUuid } from '../../base/network/uuid.ts';
import { useSite } from '../../base/page/site.ts';
import { toast } from '../../base/page/toast.ts';
import { missingMinorOf, ownPartText, type SharedCost } from '../../base/text/shared-cost-text.ts';
import { changedFields } from '../../core/form/conflicts.ts';
import { useKeptDraft } from '../../core/form/useKeptDraft.ts';
import { useRuleForm } from '../../core/form/useRuleForm.ts';
import { rememberedGuest, rememberGuest } from '../../core/session/guest-details.ts';
import { keptGuestKey } from '../../core/session/guest-key.ts';
import { useSession } from '../../core/session/session.ts';
import { priceText, sumIn } from '../../lists/items/fields/price-text.ts';
import { PurchasedThing } from '../purchases/PurchaseFields.tsx';
import { QuestionsLine } from '../questions/QuestionsLine.tsx';
import { usePledgeToSharedItemMutation } from './ChipInDialog.generated.ts';
import { HowToPay } from './HowToPay.tsx';

/** A gift whose cost friends share. */
export interface GroupGiftItem extends SharedCost {
  id: string;
  title: string;
  isFund: boolean;
  price: number | null;
  effectiveImageUrl: string | null;
  questionCount: number;
}

export interface ChipInDialogProps {
  item: GroupGiftItem;
  shareToken: string;
  isNameEnough: boolean;
  /** Reads the list again, when it turns out to be another by now. */
  reload: () => Promise<unknown>;
  onPledged: () => void;
  /** Leads to the questions about it, where the reader may ask. */
  onAsk?: () => void;
  onClose: () => void;
}

type Written = z.input<typeof namedPledge>;

const FAILURE_TEXT = msg`That didn’t work. Please try again.`;

export function ChipInDialog({ item, shareToken, isNameEnough, reload, ...options }: ChipInDialogProps) {
  const { onPledged, onAsk, onClose } = options;
  const { id, currency, pledgeCount, isFund } = item;
  const { account } = useSession();
  const { mailEnabled } = useSite();
  const [giver] = useState(() => (account ? { email: account.email, name: account.name } : guest(isNameEnough)));
  const amount = { currency, amountMinor: 0 };
  const rule = isNameEnough ? namedPledge : newPledge;
  const form = useRuleForm<Written, z.output<typeof newPledge>>(rule, { ...giver, amount });
  const { isSubmitting } = form.formState;
  const [pledge] = usePledgeToSharedItemMutation();
  const [idempotencyKey] = useState(() => newUuid()); // one per dialog: pressing again after a failure pledges once
  const [problem, setProblem] = useState<string | null>(null);
  const [text, setText] = useState('');
  const { field } = useController({ control: form.control, name: 'amount' });
  const price = sumIn(text, currency);
  const typeAmount = (written: string) => {
    setText(written);
    const typed = sumIn(written, currency);
    field.onChange({ currency, amountMinor: typed ? toMinorUnits(typed, currency) : 0 });
  };
  const forgetDraft = useKeptDraft({
    part: `pledge ${id}`,
    keep() {
      const { amount: _, ...who } = form.getValues();
      return { typed: { ...changedFields(who, giver), ...(text && { text }) }, base: {} };
    },
    restore({ typed: { text: written = '', ...who } }) {
      typeAmount(`${written}`);
      for (const [name, value] of Object.entries(who)) form.setValue(name as 'name', `${value}`);
      return true;
    },
    discard() {
      form.reset();
      setText('');
    },
  });
  const missing = missingMinorOf(item);
  const [given, setGiven] = useState<{ amount: string; howToPay: string | null } | null>(null);
  const title = isFund ? t`Give to this fund` : t`Chip in`;

  const send = form.handleSubmit(async ({ email, name, amount: promised }) => {
    setProblem(null);
    try {
      const guestKey = account ? null : keptGuestKey();
      const input = { email, name, amount: promised, guestKey };
      const { data } = await pledge({ variables: { token: shareToken, itemId: id, input, idempotencyKey } });
      if (!account) rememberGuest(email || rememberedGuest().email, name);
      forgetDraft();
      onPledged();
      if (isFund) {
        const { payBack = null } = data?.pledgeToSharedItem.pledge ?? {};
        setGiven({ amount: minorMoneyText(promised.amountMinor, promised.currency), howToPay: payBack });
        return;
      }
      toast.success(ownPartText(promised), { description: t`You’ll find it under Your gifts.` });
      onClose();
    } catch (error) {
      if (form.showProblems(error)) return;
      const words = problemText(error, say(FAILURE_TEXT));
      if (!hasCode(error, 'CONFLICT')) setProblem(words);
      else form.setError('amount', { message: words }, { shouldFocus: true });
      if (hasCode(error, 'CONFLICT', 'NOT_FOUND', 'LIST_PRIVATE')) void reload().catch(() => {}); // the button may be pressed again meanwhile
    }
  });
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!Number.isNaN(price)) return send(event);
    form.setError('amount', { message: t`Please enter a number` }, { shouldFocus: true });
  };

  if (given) return <HowToPayDialog {...given} onClose={onClose} />;
  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-4" noValidate>
        <PurchasedThing item={isFund ? { ...item, price: null } : item} kind="WISHLIST" most={1} />
        <p>
          {isFund
            ? t`Nothing is paid here. Say how much you give, and you’ll see how to pay.`
            : pledgeCount === 0
              ? t`Nothing is paid here. You’re the first, so you organise it: you buy the gift, and the others pay you back.`
              : t`Nothing is paid here. One of you buys the gift, and the others pay that person back.`}
        </p>
        {problem && (
          <Notice tone="problem" takesFocus>
            {problem}
          </Notice>
        )}
        <Field
          label={t({ message: `Amount (${currency})`, comment: 'Of money, in the currency with this code' })}
          inputMode="decimal"
          autoComplete="off"
          placeholder={priceText(0)}
          hint={missing > 0 && !form.formState.errors.amount ? missingText(missing, currency) : undefined}
          problem={form.formState.errors.amount?.message}
          name={field.name}
          ref={field.ref}
          value={text}
          onBlur={field.onBlur}
          onChange={({ target }) => typeAmount(target.value)}
        />
        {!account && (
          <>
            <Field
              label={isNameEnough ? t({ message: `Name`, context: 'of a person' }) : t`Name (optional)`}
              autoComplete="name"
              hint={isFund ? t`So they know whom to thank.` : t`So the friend who organises it knows who you are.`}
              {...form.field('name')}
            />
            {(mailEnabled || !isNameEnough) && (
              <NewEmailField
                label={isNameEnough ? t`Email (optional)` : t`Email`}
                hint={isFund ? t`They don’t see it.` : t`Your friends don’t see it.`}
                {...form.field('email')}
                onCorrect={(email) => form.setValue('email', email, { shouldDirty: true, shouldValidate: true })}
              />
            )}
          </>
        )}
        <DialogActions>
          <Button
            disabled={isSubmitting}
            onClick={() => {
              forgetDraft();
              onClose();
            }}
          >
            {t`Cancel`}
          </Button>
          <Button look="primary" type="submit" working={isSubmitting}>
            {isFund ? t({ message: `Give`, context: 'money to a fund' }) : t`Chip in`}
          </Button>
        </DialogActions>
        {onAsk && <QuestionsLine count={item.questionCount} title={item.title} onOpen={onAsk} />}
      </form>
    </Dialog>
  );
}

interface HowToPayDialogProps {
  amount: string;
  howToPay: string | null;
  onClose: () => void;
}

/** The next step of somebody who gives to a fund. */
function HowToPayDialog({ amount, howToPay, onClose }: HowToPayDialogProps) {
  return (
    <Dialog title={t`Thank you!`} onClose={onClose}>
      <div className="grid gap-4">
        <p role="status">{t`You give ${amount}.`}</p>
        <HowToPay text={howToPay} />
        <p className="text-sm text-muted">{t`You’ll find this again under Your gifts, where you can also undo it.`}</p>
        <DialogActions>
          <Button look="primary" onClick={onClose}>
            {t`Done`}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}

function missingText(missingMinor: number, currency: string): string {
  const missing = minorMoneyText(missingMinor, currency);
  return t`${missing} is still missing.`;
}

/** A remembered address goes to no owner who asks for a name alone. */
function guest(isNameEnough: boolean) {
  const known = rememberedGuest();
  return isNameEnough && known.name ? { ...known, email: '' } : known;
}
