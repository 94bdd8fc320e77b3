import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { toMajorUnits, toMinorUnits } from '#rules/base/amounts/money';
import { displayText } from '#rules/base/text/display-text';
import { HIGHEST_PRICE } from '#rules/lists/items/item';
import { drawForm, LONGEST_DRAW_NAME, LONGEST_DRAW_NOTE } from '#rules/people/draws/draw';
import { OFFERED_CURRENCIES } from '#rules/shops/lines/words/currencies';
import { Button } from '../../base/design/Button.tsx';
import { Dialog, DialogActions } from '../../base/design/dialogs/Dialog.tsx';
import { Checkbox } from '../../base/design/fields/Checkbox.tsx';
import { Field } from '../../base/design/fields/Field.tsx';
import { Select } from '../../base/design/fields/Select.tsx';
import { TextArea } from '../../base/design/fields/TextArea.tsx';
import { currencyName } from '../../base/design/Money.tsx';
import { dayHere } from '../../base/design/RelativeTime.tsx';
import { unexpectedProblemText } from '../../base/network/problems.ts';
import { useCallKey } from '../../base/network/useCallKey.ts';
import { SaveProblem } from '../../core/form/SaveProblem.tsx';
import { useDraft } from '../../core/form/useDraft.ts';
import { useKeptDraft } from '../../core/form/useKeptDraft.ts';
import { useRuleForm } from '../../core/form/useRuleForm.ts';
import { usualCurrency } from '../../core/products/currency.ts';
import { priceText, sumIn } from '../../lists/items/fields/price-text.ts';
import { useCreateDrawMutation, useUpdateDrawMutation } from './DrawScreen.generated.ts';
import type { DrawViewFragment } from './DrawView.generated.ts';

interface DrawDialogProps {
  /** Null to begin one. */
  draw: DrawViewFragment | null;
  circleId?: string;
  onSaved: (id: string) => void;
  onClose: () => void;
}

/** Asks for the name of a draw, its day, about how much a gift may cost, and a word to everybody. */
export function DrawDialog({ draw, circleId, onSaved, onClose }: DrawDialogProps) {
  const form = useRuleForm(drawForm, {
    name: displayText(draw?.name ?? ''),
    day: draw?.day ?? '',
    note: draw?.note ?? '',
  });
  const forgetDraft = useDraft(form, undefined, { part: `draw ${draw?.id ?? ''}` });
  const [currency, setCurrency] = useState(draw?.budget?.currency ?? usualCurrency());
  const [amount, setAmount] = useState(
    draw?.budget ? priceText(toMajorUnits(draw.budget.amountMinor, draw.budget.currency)) : '',
  );
  const [takesPart, setTakesPart] = useState(true);
  const [before] = useState({ amount, currency });
  const forgetBudget = useKeptDraft({
    part: `budget ${draw?.id ?? ''}`,
    keep: () => ({
      typed: {
        ...((amount !== before.amount || currency !== before.currency) && { amount, currency }),
        ...(!takesPart && { takesPart }),
      },
      base: {},
    }),
    restore({ typed }) {
      setAmount(`${typed.amount ?? before.amount}`);
      setCurrency(`${typed.currency ?? before.currency}`);
      setTakesPart(typed.takesPart !== false);
      return true;
    },
    discard() {
      setAmount(before.amount);
      setCurrency(before.currency);
      setTakesPart(true);
    },
  });
  const giveUp = () => {
    forgetDraft();
    forgetBudget();
    onClose();
  };
  const end = (id: string) => {
    forgetDraft();
    forgetBudget();
    onSaved(id);
  };
  const [problem, setProblem] = useState<unknown>(null);
  const [create, creating] = useCreateDrawMutation();
  const [update, updating] = useUpdateDrawMutation();
  const callKey = useCallKey(); // pressing again after a failure begins one draw
  const price = sumIn(amount, currency);
  const isWrong = price !== null && !(price >= 0 && price <= HIGHEST_PRICE);
  const currencies = [...new Set([currency, ...OFFERED_CURRENCIES])];

  const submit = form.handleSubmit(async (values) => {
    if (isWrong) return;
    setProblem(null);
    const budget = price === null ? null : { amountMinor: toMinorUnits(price, currency), currency };
    try {
      if (draw) {
        await update({ variables: { id: draw.id, changes: { ...values, budget } } });
        return end(draw.id);
      }
      const input = { ...values, budget, takesPart, circleId };
      const { data } = await create({ variables: { input, idempotencyKey: callKey.keyFor(input) } });
      if (data) end(data.createDraw.id);
    } catch (error) {
      if (!form.showProblems(error)) setProblem(error);
    }
  });
  return (
    <Dialog
      title={draw ? t`Edit the draw` : t`Begin a draw`}
      description={
        draw ? undefined : t`Everybody draws one name and gives to that person. Nobody learns who drew whom.`
      }
      onClose={onClose}
    >
      <form onSubmit={submit} noValidate className="grid min-w-0 gap-5">
        <Field
          label={t({ message: 'Name', context: 'of a draw of names' })}
          placeholder={t`Such as “Christmas at Grandma’s”`}
          required
          autoComplete="off"
          maxLength={LONGEST_DRAW_NAME}
          {...form.field('name')}
        />
        <Field label={t`Day of the gifts`} type="date" required min={dayHere()} {...form.field('day')} />
        <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-2">
          <Field
            label={t`Budget, if you like`}
            inputMode="decimal"
            autoComplete="off"
            placeholder={priceText(0)}
            value={amount}
            problem={isWrong ? t`Please enter a number` : undefined}
            onChange={({ target }) => setAmount(target.value)}
          />
          <Select label={t`Currency`} value={currency} onChange={({ target }) => setCurrency(target.value)}>
            {currencies.map((code) => (
              <option key={code} value={code}>
                {currencyName(code)}
              </option>
            ))}
          </Select>
        </div>
        <TextArea
          label={t`A word to everybody, if you like`}
          rows={3}
          maxLength={LONGEST_DRAW_NOTE}
          {...form.field('note')}
        />
        {!draw && (
          <Checkbox
            label={t`I take part myself`}
            checked={takesPart}
            onChange={({ target }) => setTakesPart(target.checked)}
          />
        )}
        {problem !== null && <SaveProblem error={problem} otherwise={unexpectedProblemText()} />}
        <DialogActions>
          <Button onClick={giveUp}>{t`Cancel`}</Button>
          <Button look="primary" type="submit" working={creating.loading || updating.loading}>
            {draw ? t`Save` : t`Begin a draw`}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
