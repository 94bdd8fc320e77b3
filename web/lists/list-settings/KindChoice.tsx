import { type ComponentProps, useId } from 'react';
import { say } from '#rules/base/languages/say';
import { describedBy, FieldNotes } from '../../base/design/fields/FieldFrame.tsx';
import { lookOf } from '../../base/design/kinds.ts';
import { Picture } from '../../base/design/Picture.tsx';
import { LIST_KINDS } from './list-kinds.ts';

interface KindChoiceProps extends Omit<ComponentProps<'input'>, 'className' | 'id' | 'type' | 'value'> {
  label: string;
  problem?: string;
}

/** The three kinds of list side by side, each with its picture; on a phone, too. The rest of the props go to every radio. */
export function KindChoice({ label, problem, ...input }: KindChoiceProps) {
  const id = useId();
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold text-ink">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6rem),1fr))] gap-2 sm:gap-3">
        {LIST_KINDS.map(({ kind, hint }) => (
          <label
            key={kind}
            className="relative grid content-start justify-items-center gap-1 rounded-card border border-edge/60 bg-card p-2 pb-2.5 text-center transition-colors duration-150 hover:border-edge has-checked:border-brand has-checked:shadow-[inset_0_0_0_1px_var(--color-brand)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand sm:p-3 sm:pb-4"
          >
            <input
              name={id}
              {...input}
              type="radio"
              value={kind}
              {...describedBy(id, { problem })}
              className="absolute top-3 start-3 z-10 size-4.5 outline-none sm:top-5 sm:start-5 sm:size-5"
            />
            <span className="h-15 w-full sm:h-24">
              <Picture src={null} alt="" kind={kind} shape="cell" />
            </span>
            <span className={`text-sm leading-tight font-semibold sm:mt-1 sm:text-base ${lookOf(kind).text}`}>
              {say(lookOf(kind).label)}
            </span>
            <span className="text-sm text-muted max-sm:sr-only">{say(hint)}</span>
          </label>
        ))}
      </div>
      <FieldNotes id={id} name={input.name} problem={problem} />
    </fieldset>
  );
}
