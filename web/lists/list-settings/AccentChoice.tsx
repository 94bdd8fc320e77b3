import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Ban, Check } from 'lucide-react';
import { useId } from 'react';
import { say } from '#rules/base/languages/say';
import { type AccentColor, accentColor } from '#rules/lists/lists/list';

const NAMES: Record<AccentColor, MessageDescriptor> = {
  BERRY: msg({ message: 'Berry', context: 'colour' }),
  ROSE: msg({ message: 'Rose', context: 'colour' }),
  TERRACOTTA: msg({ message: 'Terracotta', context: 'colour' }),
  AMBER: msg({ message: 'Amber', context: 'colour' }),
  FOREST: msg({ message: 'Forest', context: 'colour' }),
  OCEAN: msg({ message: 'Ocean', context: 'colour' }),
  PLUM: msg({ message: 'Plum', context: 'colour' }),
  SLATE: msg({ message: 'Slate', context: 'colour' }),
};

interface AccentChoiceProps {
  value: AccentColor | null;
  onChoose: (color: AccentColor | null) => void;
}

/** One of the colours that can be read everywhere, in both themes, or none. */
export function AccentChoice({ value, onChoose }: AccentChoiceProps) {
  const id = useId();
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold text-ink">{t`Accent colour`}</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-5">
        {[null, ...accentColor.options].map((color) => (
          <label
            key={color}
            data-accent={color ?? undefined}
            className="flex min-h-11 min-w-0 items-center gap-2 rounded-control border border-edge/60 bg-card px-2.5 py-1.5 text-sm font-semibold transition-colors duration-150 hover:border-edge has-checked:border-brand has-checked:shadow-[inset_0_0_0_1px_var(--color-brand)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              name={id}
              value={color ?? ''}
              checked={color === value}
              onChange={() => onChoose(color)}
              className="sr-only"
            />
            <span
              aria-hidden
              className={`grid size-6 shrink-0 place-items-center rounded-full [&_svg]:size-4 ${color ? 'bg-brand text-on-brand' : 'border border-edge/60 text-muted'}`}
            >
              {color === value ? <Check /> : color === null && <Ban />}
            </span>
            <span className="min-w-0 truncate">
              {color ? say(NAMES[color]) : t({ message: 'None', context: 'colour' })}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
