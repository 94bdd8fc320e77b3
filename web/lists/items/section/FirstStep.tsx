import { say } from '#rules/base/languages/say';
import { type Kind, lookOf } from '../../../base/design/kinds.ts';
import { FIRST_STEPS } from './NoItems.tsx';

/** The first step on an empty list, above the field for it. */
export function FirstStep({ kind }: { kind: Kind }) {
  const { icon: Icon, wash, text } = lookOf(kind);
  const step = FIRST_STEPS[kind];
  return (
    <div className="flex items-center gap-3 sm:flex-col sm:gap-4 sm:text-center">
      <span
        aria-hidden
        className={`grid size-11 shrink-0 rotate-[-6deg] place-items-center rounded-card sm:size-18 ${wash} ${text}`}
      >
        <Icon className="size-5.5 sm:size-9" />
      </span>
      <div className="min-w-0">
        <h3 className="text-xl leading-snug sm:text-3xl">{say(step.title)}</h3>
        <p className="text-muted">{say(step.text)}</p>
      </div>
    </div>
  );
}
