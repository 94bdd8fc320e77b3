import { useRef } from 'react';
import { z } from 'zod';
import { newItem } from '#rules/lists/items/item';
import { useDraft } from '../../../core/form/useDraft.ts';
import { useRuleForm } from '../../../core/form/useRuleForm.ts';
import type { ItemValues } from './item-values.ts';

export type ItemForm = ReturnType<typeof useItemForm>;

export type WrittenItem = z.input<typeof newItem>;

const { title } = newItem.shape;

/** For an item whose title could not be read: left empty, it stays what it is. */
const itemOfUnknownTitle = newItem.extend({
  title: z.string().superRefine((value, context) => {
    const issues = value === '' ? [] : (title.safeParse(value).error?.issues ?? []);
    for (const { message } of issues) context.addIssue({ code: 'custom', message });
  }),
});

/** `stored` is the item as it was read, if there is one, and `isTitleKnown` about that. `part` names it among others at the same address. */
export function useItemForm(start: ItemValues, stored = start, isTitleKnown = true, part?: string) {
  const form = useRuleForm(isTitleKnown ? newItem : itemOfUnknownTitle, start);
  const read = useRef(stored);
  const forgetDraft = useDraft(form, read, { part });
  return { ...form, read, forgetDraft };
}

/** A text that is no number of at least one becomes one. */
export function toQuantity(text: string): number {
  const quantity = Number(text);
  return text.trim() !== '' && quantity >= 1 ? quantity : 1;
}
