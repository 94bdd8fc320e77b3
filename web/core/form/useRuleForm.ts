import { zodResolver } from '@hookform/resolvers/zod';
import { type BaseSyntheticEvent, useRef } from 'react';
import { type DefaultValues, type FieldValues, get, type Path, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { INVALID_DATE } from '#rules/base/text/dates';
import { fieldProblems } from '../../base/network/problems.ts';

/**
 * The rule answers in the browser, and problems of the server land under the same fields. Nothing that was typed
 * is lost, since fields are never reset by an answer.
 */
export function useRuleForm<Input extends FieldValues, Output>(
  rule: z.ZodType<Output, Input>,
  defaultValues: DefaultValues<Input>,
) {
  const form = useForm<Input, unknown, Output>({ resolver: zodResolver(rule), defaultValues });
  const { errors } = form.formState;
  const isUnderWay = useRef(false);
  const drawn = new Set<string>(); // by this rendering

  /** A button can be pressed twice before it shows that it is at work. */
  function handleSubmit(send: (values: Output) => unknown) {
    const submit = form.handleSubmit(send);
    const checkOnly = form.handleSubmit(() => {});
    return async (event?: BaseSyntheticEvent) => {
      event?.preventDefault();
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      try {
        const unread = unreadDates(event?.currentTarget);
        await (unread.length > 0 ? checkOnly : submit)(event);
        unread.forEach((name, index) => {
          form.setError(name as Path<Input>, { message: INVALID_DATE() }, { shouldFocus: index === 0 });
        });
      } finally {
        isUnderWay.current = false;
      }
    };
  }

  function showProblems(error: unknown): boolean {
    const known = Object.entries(fieldProblems(error)).filter(([field]) => drawn.has(field));
    known.forEach(([field, message], index) => {
      form.setError(field as Path<Input>, { message }, { shouldFocus: index === 0 });
    });
    return known.length > 0;
  }

  function field(name: Path<Input>, options?: Parameters<typeof form.register>[1]) {
    drawn.add(name);
    return {
      ...form.register(name, options),
      problem: (get(errors, name) as { message?: string } | undefined)?.message,
    };
  }

  return { ...form, handleSubmit, field, showProblems };
}

/** Half a date is empty to the browser, and would be lost without a word. */
function unreadDates(form: unknown): string[] {
  if (!(form instanceof HTMLFormElement)) return [];
  const dates = [...form.querySelectorAll<HTMLInputElement>('input[type="date"]')];
  return dates.filter(({ validity }) => validity.badInput).map(({ name }) => name);
}
