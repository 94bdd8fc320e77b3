import { say } from '#rules/base/languages/say';
import { type Kind, lookOf } from './kinds.ts';

const SIDES = { left: 'start-4', right: 'end-5' };

interface KindRibbonProps {
  kind: Kind;
  side?: keyof typeof SIDES;
  /** On a phone, so that a name has room below it. */
  isShort?: boolean;
}

/** Says nothing by itself: a `KindLabel` stands nearby. */
export function KindRibbon({ kind, side = 'right', isShort = false }: KindRibbonProps) {
  const { icon: Icon, fill } = lookOf(kind);
  return (
    <div
      aria-hidden
      className={`swallowtail pointer-events-none absolute -top-1 grid h-13 w-9 justify-center pt-3 text-on-kind ${isShort ? 'max-sm:h-10 max-sm:pt-2 max-[16rem]:end-2 max-[16rem]:h-8 max-[16rem]:w-7 max-[16rem]:pt-1.5' : ''} ${SIDES[side]} ${fill}`}
    >
      <Icon className="size-5" />
    </div>
  );
}

interface KindLabelProps {
  kind: Kind | null | undefined;
  /** On a phone; the label is still read out. */
  isShort?: boolean;
}

export function KindLabel({ kind, isShort = false }: KindLabelProps) {
  const { icon: Icon, label, text } = lookOf(kind);
  return (
    <span className={`inline-flex w-fit items-baseline gap-1.5 text-sm font-semibold ${text}`}>
      <Icon aria-hidden className="size-4 shrink-0 self-center max-[16rem]:hidden" />
      <span className={isShort ? 'max-sm:sr-only' : ''}>{say(label)}</span>
    </span>
  );
}
