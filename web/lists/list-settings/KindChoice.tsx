import { type ComponentProps, useId } from 'react';
import { say } from '#rules/base/languages/say';
import { describedBy, FieldNotes } from '../../base/design/fields/FieldFrame.tsx';
import { lookOf } from '../../base/design/kinds.ts';
import { Picture } from '../../base/design/Picture.tsx';
import { LIST_KINDS } from './list-kinds.ts';

interface KindChoiceProps extends Omit<ComponentProps<'input'>, 'className' | 'id' | 'type' | 'value'> {
  label: string;
  problem?: string;
  /** For a list that is there: its kind is known, and rarely changed. */
  isSmall?: boolean;
}

const GRID = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,6rem),1fr))] gap-2 sm:gap-3';
const CARD =
  'relative rounded-card border border-edge/60 bg-card transition-colors duration-150 hover:border-edge has-checked:border-brand has-checked:shadow-[inset_0_0_0_1px_var(--color-brand)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand';
const SMALL = 'flex min-h-12 items-center gap-2.5 px-3 py-2';
const LARGE = 'grid content-start justify-items-center gap-1 p-2 pb-2.5 text-center sm:p-3 sm:pb-4';

/** The three kinds of list side by side, each with its picture; on a phone, too. The rest of the props go to every radio. */
export function KindChoice({ label, problem, isSmall = false, ...input }: KindChoiceProps) {
  const id = useId();
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold text-ink">{label}</legend>
      <div className={isSmall ? 'grid gap-2 sm:grid-cols-3 sm:gap-3' : GRID}>
        {LIST_KINDS.map(({ kind, hint }) => {
          const { label: name, text, icon: Icon } = lookOf(kind);
          return (
            <label key={kind} className={`${CARD} ${isSmall ? SMALL : LARGE}`}>
              <input
                name={id}
                {...input}
                type="radio"
                value={kind}
                {...describedBy(id, { problem })}
                className={`size-4.5 outline-none sm:size-5 ${isSmall ? 'shrink-0' : 'absolute top-3 start-3 z-10 sm:top-5 sm:start-5'}`}
              />
              {isSmall ? (
                <Icon aria-hidden className={`size-5 shrink-0 ${text}`} />
              ) : (
                <span className="h-15 w-full sm:h-18">
                  <Picture src={null} alt="" kind={kind} shape="cell" />
                </span>
              )}
              <span className={`text-sm leading-tight font-semibold sm:text-base ${text} ${isSmall ? '' : 'sm:mt-1'}`}>
                {say(name)}
              </span>
              <span className={isSmall ? 'sr-only' : 'text-sm text-muted max-sm:sr-only'}>{say(hint)}</span>
            </label>
          );
        })}
      </div>
      <FieldNotes id={id} name={input.name} problem={problem} />
    </fieldset>
  );
}
