/** Forced colours leave nothing but the edge of a filled button. */
const LOOKS = {
  primary: 'border border-transparent bg-brand text-on-brand not-aria-disabled:hover:bg-brand-strong',
  quiet: 'border border-edge/60 bg-card text-ink not-aria-disabled:hover:border-edge',
  /** A wall of green would say nothing: filled once its row is pointed at. */
  outlined:
    'border border-brand/60 bg-card text-brand group-hover:bg-brand group-hover:text-on-brand not-aria-disabled:hover:bg-brand-strong',
  plain: 'text-ink not-aria-disabled:hover:bg-sunk',
  onBand: 'border border-transparent bg-on-band text-band hover:brightness-95',
  /** Leads to a question before anything is lost. */
  quietDanger: 'border border-problem/60 bg-card text-problem not-aria-disabled:hover:border-problem',
  danger: 'border border-transparent bg-problem-fill text-on-problem not-aria-disabled:hover:brightness-95',
};

export type ButtonLook = keyof typeof LOOKS;

/** Padding grows with the text, but not so far that a narrow screen has no room for words. */
const SIZES = {
  normal: 'min-h-11 px-[min(1rem,5vw)] py-1.5 leading-snug',
  big: 'min-h-13 px-6 text-lg',
};

export type ButtonSize = keyof typeof SIZES;

/** Links look like buttons, too. On paper nothing can be pressed. */
export function buttonLook(look: ButtonLook, size: ButtonSize): string {
  return `button ${SIZES[size]} ${LOOKS[look]}`;
}
