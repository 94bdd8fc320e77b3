import { t } from '@lingui/core/macro';
import { say } from '#rules/base/languages/say';
import { Checkbox } from '../../../base/design/fields/Checkbox.tsx';
import { TextArea } from '../../../base/design/fields/TextArea.tsx';
import type { ItemForm } from './item-form.ts';
import { EMPTY_ITEM, ITEM_LABELS, type ItemValues } from './item-values.ts';

/** Fields that a fund does not have. */
export const NOT_OF_FUNDS: readonly (keyof ItemValues)[] = [
  'quantityDesired',
  'isMostWanted',
  'isGroupGift',
  'variant',
  'amount',
  'secondaryUrl',
];

/** Makes a new item a fund, and says how people pay. */
export function FundFields({ form }: { form: ItemForm }) {
  const isFund = form.watch('isFund') ?? false;
  return (
    <>
      <Checkbox
        label={say(ITEM_LABELS.isFund)}
        hint={t`For a honeymoon, for example: guests give money, and nothing is bought. If you have a goal, enter it as the price.`}
        checked={isFund}
        onChange={({ target }) => {
          form.setValue('isFund', target.checked, { shouldDirty: true });
          if (!target.checked) form.setValue('howToPay', '');
          else for (const field of NOT_OF_FUNDS) form.setValue(field, EMPTY_ITEM[field]);
        }}
      />
      {isFund && (
        <TextArea
          label={say(ITEM_LABELS.howToPay)}
          hint={t`Such as an IBAN or a link. Only people who give, and those who edit the list, see it.`}
          rows={2}
          {...form.field('howToPay')}
        />
      )}
    </>
  );
}
