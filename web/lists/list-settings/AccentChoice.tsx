import { Ban, Check } from 'lucide-react';
import { useId } from 'react';
import { type AccentColor, accentColor } from '#rules/lists/lists/list';

const NAMES: Record<AccentColor, string> = {
  BERRY: 'Berry',
  ROSE: 'Rose',
  TERRACOTTA: 'Terracotta',
  AMBER: 'Amber',
  FOREST: 'Forest',
  OCEAN: 'Ocean',
  PLUM: 'Plum',
  SLATE: 'Slate',
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
      <legend className="mb-1.5 text-sm font-semibold text-ink">Accent colour</legend>
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
            <span className="min-w-0 truncate">{color ? NAMES[color] : 'None'}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
