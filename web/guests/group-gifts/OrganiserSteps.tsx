import { t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';
import { displayText } from '#rules/base/text/display-text';
import { LONGEST_PAY_BACK } from '#rules/lists/pledges/pledge';
import { Button } from '../../base/design/Button.tsx';
import { Checkbox } from '../../base/design/fields/Checkbox.tsx';
import { TextArea } from '../../base/design/fields/TextArea.tsx';
import { minorMoneyText } from '../../base/design/Money.tsx';
import { problemText } from '../../base/network/problems.ts';
import { toast } from '../../base/page/toast.ts';
import { useKeptText } from '../../core/form/useKeptText.ts';
import { useConfirmPledgeMutation, useUpdatePledgeMutation } from './own-pledges.generated.ts';
import { paidText, partText } from './pledge-texts.ts';
import type { OwnPledge } from './useOwnPledges.ts';

interface OrganiserStepsProps {
  pledge: OwnPledge;
  guestKey: string | null;
}

/** For the organiser of a gift: how the others pay them back, and who has. */
export function OrganiserSteps({ pledge, guestKey }: OrganiserStepsProps) {
  const { id: pledgeId, pledges, organiserName } = pledge;
  const [confirm, { loading }] = useConfirmPledgeMutation();
  const others = pledges.filter(({ id }) => id !== pledgeId);
  const note = async (ofPledgeId: string, isConfirmed: boolean) => {
    try {
      await confirm({ variables: { pledgeId, guestKey, ofPledgeId, isConfirmed } });
    } catch (problem) {
      toast.error(problemText(problem, t`That didn’t work. Please try again.`));
    }
  };
  return (
    <div className="grid gap-3 rounded-control bg-sunk p-3">
      <PayBackForm pledge={pledge} guestKey={guestKey} />
      {others.length > 0 && (
        <fieldset className="grid gap-1">
          <legend className="text-sm font-semibold">{t`Tick whose money has come`}</legend>
          {others.map(({ id, name, amount, isPaid, isConfirmed, paidToName }) => (
            <Checkbox
              key={id}
              label={partText(name, minorMoneyText(amount.amountMinor, amount.currency))}
              hint={isConfirmed ? undefined : paidText({ isPaid, paidToName, organiserName })}
              checked={isConfirmed}
              disabled={loading}
              onChange={({ target }) => void note(id, target.checked)}
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}

function PayBackForm({ pledge: { id: pledgeId, payBack }, guestKey }: OrganiserStepsProps) {
  const kept = displayText(payBack ?? '');
  const [text, setText] = useState(kept);
  useKeptText(`pay back ${pledgeId}`, text, setText, kept);
  const [problem, setProblem] = useState<string>();
  const [update, { loading }] = useUpdatePledgeMutation();
  const keep = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(undefined);
    try {
      await update({ variables: { pledgeId, guestKey, changes: { payBack: text.trim() || null } } });
      toast.success(t`Your friends can see how to pay you back.`);
    } catch (error) {
      setProblem(problemText(error, t`That didn’t work. Please try again.`));
    }
  };
  return (
    <form className="grid gap-2" noValidate onSubmit={(event) => void keep(event)}>
      <TextArea
        label={t`How to pay you back`}
        hint={t`Such as an IBAN or a link. Only friends who chip in see it.`}
        rows={2}
        maxLength={LONGEST_PAY_BACK}
        value={text}
        problem={problem}
        onChange={({ target }) => setText(target.value)}
      />
      {text !== kept && (
        <div className="flex justify-end">
          <Button type="submit" look="primary" working={loading}>
            {t`Save`}
          </Button>
        </div>
      )}
    </form>
  );
}
