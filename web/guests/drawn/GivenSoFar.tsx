import { plural, t } from '@lingui/core/macro';
import { ProgressBar } from '../../base/design/ProgressBar.tsx';

interface GivenSoFarProps {
  wanted: number;
  /** With those that are only held. */
  given: number;
  held?: number;
  /** Gifts that the reader holds some of, which can still be given. */
  heldInPart?: number;
}

/** How much of a list is given, as in "5 of 19 given · 1 held". The server draws it, too. */
export function GivenSoFar({ given: taken, wanted, held = 0, heldInPart = 0 }: GivenSoFarProps) {
  if (wanted === 0 || taken + heldInPart === 0) return null;
  const given = taken - held;
  const text = textOf(given, wanted, held + heldInPart);
  return (
    <div className="given-line">
      <span>{text}</span>
      {given > 0 && (
        <span aria-hidden>
          <ProgressBar label={text} value={given} max={wanted} />
        </span>
      )}
    </div>
  );
}

function textOf(given: number, wanted: number, held: number): string {
  const texts = [
    given > 0 && t({ message: `${given} of ${wanted} given`, comment: 'Gifts, or pieces of one gift' }),
    held > 0 && t({ message: plural(held, { one: '# held', other: '# held' }), comment: 'Gifts of a list' }),
  ];
  return texts.filter(Boolean).join(' · ');
}
