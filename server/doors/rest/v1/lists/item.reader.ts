import { z } from 'zod';
import { snakeCase } from '../../../../base/text/snake-case.ts';
import { FUND, HOW_TO_PAY } from '../../../../lists/group-gifts/fund.rules.ts';
import { GROUP_GIFT } from '../../../../lists/group-gifts/group-gift.rules.ts';
import { MOST_WANTED } from '../../../../lists/item-orders/most-wanted.rules.ts';
import { itemFields, newItem as newItemRule, VARIANT } from '../../../../lists/items/item.rules.ts';
import { WANTED_PIECES } from '../../../../lists/items/quantity.rules.ts';
import { RECIPES } from '../../../../lists/lists/recipes.rules.ts';
import { flag, numberOrText, text, under } from '../../request-body.reader.ts';

type ItemField = keyof typeof itemFields.shape;
type SentFields = Partial<z.input<typeof itemFields>>;

const FIELDS = Object.keys(itemFields.shape) as ItemField[];

const ABOUT: { [Field in ItemField]?: string } = {
  title: 'Or `name`, which is the same.',
  description: 'More words about it.',
  notes: 'More for those who buy it, such as where to find it; guests see them, too.',
  category: 'Items of one category are shown together.',
  amount: 'How much of it is wanted: a number and a unit, as in `500 g`, `1.5 kg` or `1/3 cup`.',
  variant: VARIANT,
  recipes: RECIPES,
  primaryUrl: 'An address where it can be bought: http or https.',
  secondaryUrl: 'Another place to buy it.',
  imageUrl: 'A picture elsewhere. One that was uploaded is shown before it.',
  quantityDesired: `${WANTED_PIECES} 1 for a new item unless you say otherwise.`,
  price: 'In units of the currency, as in 12.5, with at most 2 decimals. Null takes it away.',
  currency: 'ISO 4217, as in USD, which a new item has unless you say otherwise.',
  isGroupGift: GROUP_GIFT,
  isMostWanted: `${MOST_WANTED} Marking more is refused.`,
};

const READERS: { [Field in ItemField]?: z.ZodType } = {
  quantityDesired: numberOrText,
  price: numberOrText,
  isGroupGift: flag,
  isMostWanted: flag,
};

/** Null says as little as nothing here. Elsewhere it clears texts, links and the price. */
const NEVER_CLEARED: readonly ItemField[] = ['title', 'quantityDesired', 'currency', 'isGroupGift', 'isMostWanted'];

/** Some clients say `title`, others `name`. */
export const sentItem = z.object({
  ...Object.fromEntries(
    FIELDS.map((field) => [snakeCase(field), under(itemFields.shape[field], READERS[field] ?? text, ABOUT[field])]),
  ),
  name: under(itemFields.shape.title, text, 'The same as `title`.'),
});

export const NAMED = { anyOf: [{ required: ['name'] }, { required: ['title'] }] };

const NEW = newItemRule.shape;

export const newItem = sentItem
  .extend({ is_fund: under(NEW.isFund, flag, FUND), how_to_pay: under(NEW.howToPay, text, HOW_TO_PAY) })
  .transform(({ is_fund: isFund, how_to_pay: howToPay, ...sent }) => ({
    ...readFields(sent),
    isFund: isFund as boolean | undefined,
    howToPay: howToPay as string | undefined,
  }))
  .transform((fields) => ({ ...fields, title: fields.title ?? '' }))
  .meta(NAMED);

export const itemChanges = sentItem
  .extend({ is_archived: flag.meta({ description: 'True puts it away, false brings it back to its place.' }) })
  .transform(({ is_archived: isArchived, ...sent }) => ({ ...readFields(sent), isArchived: isArchived ?? undefined }));

/** The rules look at each value again. */
export function readFields({ name, ...sent }: Record<string, unknown>): SentFields {
  const values = FIELDS.map((field) => {
    const value = field === 'title' ? (name ?? sent.title) : sent[snakeCase(field)];
    return [field, NEVER_CLEARED.includes(field) ? (value ?? undefined) : value];
  });
  return Object.fromEntries(values);
}
