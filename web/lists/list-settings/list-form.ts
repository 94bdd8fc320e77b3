import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useRef } from 'react';
import type { z } from 'zod';
import { say } from '#rules/base/languages/say';
import { HOLD_DAYS } from '#rules/lists/lists/hold-days';
import { newList } from '#rules/lists/lists/list';
import { occasionText } from '#rules/lists/lists/occasions';
import { useDraft } from '../../core/form/useDraft.ts';
import { useRuleForm } from '../../core/form/useRuleForm.ts';

export type ListValues = Omit<z.output<typeof newList>, 'timeZone'>;
export type ListForm = ReturnType<typeof useListForm>;

export const EMPTY_LIST: ListValues = {
  name: '',
  description: '',
  listType: 'WISHLIST',
  privacy: 'PRIVATE',
  purchaseVisibility: 'OWNER_SEES_BUYERS',
  holdDays: HOLD_DAYS.usual,
  isNameEnough: false,
  personId: null,
  eventType: '',
  eventDate: '',
};

/** `stored` is the list as it was read, if there is one. */
export function useListForm(start: ListValues, stored = start) {
  const form = useRuleForm(newList, {
    ...start,
    eventType: occasionText(start.eventType) ?? '',
    eventDate: start.eventDate ?? '',
  });
  const read = useRef(stored);
  const forgetDraft = useDraft(form, read);
  return { ...form, read, forgetDraft };
}

/** The field for the kind of list. A shopping list cannot keep secrets from those who shop. */
export function kindField(form: ListForm) {
  return form.field('listType', {
    onChange: ({ target }) => {
      if (target.value === 'SHOPPING' && form.getValues('purchaseVisibility') === 'SURPRISE')
        form.setValue('purchaseVisibility', 'OWNER_SEES_BUYERS');
    },
  });
}

export const LIST_LABELS: Record<keyof ListValues, MessageDescriptor> = {
  name: msg`Name`,
  description: msg`Description`,
  listType: msg({ message: 'Type', context: 'of a list' }),
  privacy: msg`Privacy`,
  purchaseVisibility: msg`What you see when gifts are bought`,
  holdDays: msg`Days that a gift is held for a guest`,
  isNameEnough: msg`What guests leave when they give something`,
  personId: msg`Who is it for?`,
  eventType: msg`Event type`,
  eventDate: msg`Event date`,
};

/** A field by the name that the server has for it. */
export function listFieldLabel(field: string): string {
  const label = (LIST_LABELS as Partial<Record<string, MessageDescriptor>>)[field];
  return label ? say(label) : field;
}

/** For whom a list is without a person. */
export const ME = msg({ message: 'Me', comment: 'Who a list is for: for myself' });

const VALUE_TEXTS: Record<string, MessageDescriptor> = {
  WISHLIST: msg`Wishlist`,
  REGISTRY: msg`Gift Registry`,
  SHOPPING: msg`Shopping List`,
  PRIVATE: msg`Private`,
  PUBLIC: msg`Public`,
  OWNER_SEES_BUYERS: msg`Show me who bought what`,
  OWNER_SEES_TAKEN: msg`Show me what’s taken, but not by whom`,
  SURPRISE: msg`Keep it a surprise`,
  false: msg`An email address`,
  true: msg`A name is enough`,
};

const CLOSED_SETS = ['listType', 'privacy', 'purchaseVisibility', 'isNameEnough'];

/** A value of the form as the form words it. */
export function listValueText(field: string, value: unknown): string {
  const text = String(value ?? '');
  if (field === 'eventType') return occasionText(text);
  const known = CLOSED_SETS.includes(field) ? VALUE_TEXTS[text] : undefined;
  return known ? say(known) : text;
}
