import { plural, t } from '@lingui/core/macro';
import { displayText } from '#rules/base/text/display-text';

interface RestElsewhereProps {
  shopName: string;
  /** How many things are still to be bought elsewhere. */
  count: number;
  onLeave: () => void;
}

/** Below what is to be had at a shop: how much else there is, and the way back to all of it. */
export function RestElsewhere({ shopName, count, onLeave }: RestElsewhereProps) {
  if (count === 0) return null;
  const name = displayText(shopName);
  return (
    <div className="flex min-h-12 items-center justify-between gap-2 border-t border-line ps-4 pe-2 text-muted print:hidden">
      <p className="min-w-0 wrap-anywhere">
        {plural(count, { one: `# more thing isn’t sold at ${name}.`, other: `# more things aren’t sold at ${name}.` })}
      </p>
      <button
        type="button"
        onClick={onLeave}
        className="min-h-11 shrink-0 rounded-control px-2 font-semibold text-brand underline decoration-1 underline-offset-3 hover:decoration-2"
      >
        {t`Show all`}
      </button>
    </div>
  );
}
