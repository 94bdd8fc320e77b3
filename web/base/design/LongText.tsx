import { t } from '@lingui/core/macro';
import { useId, useState } from 'react';

const LONG_TEXT_LENGTH = 160;

/** A longer text takes more than two lines of a phone, and more than one anywhere. */
const BRIEF_TEXT_LENGTH = 76;

interface LongTextProps {
  children: string;
  about: string;
  /** To one line, on a phone to two: what comes below is more important. */
  isBrief?: boolean;
  isNote?: boolean;
}

export function LongText({ children, about, isBrief = false, isNote = false }: LongTextProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isLong = children.length > LONG_TEXT_LENGTH || children.split('\n').length > 3;
  const isFolding = isLong || (isBrief && (children.length > BRIEF_TEXT_LENGTH || children.split('\n').length > 2));
  const beginning = isBrief ? (isFolding ? 'line-clamp-2 sm:line-clamp-1' : '') : isLong ? 'line-clamp-3' : '';
  return (
    <div
      data-folded={isBrief && isFolding && !isOpen ? '' : undefined} // where it stands may have no room for its beginning
      className={`grid min-w-0 justify-items-start ${isNote ? 'border-s-3 border-line ps-3' : ''} ${isBrief && !isOpen ? 'grid-cols-[minmax(0,1fr)_auto] items-end gap-x-2' : ''}`}
    >
      <p
        id={id}
        dir="auto"
        className={`w-full wrap-anywhere whitespace-pre-line text-muted sm:leading-relaxed print:line-clamp-none ${isOpen ? '' : beginning}`}
      >
        {children}
      </p>
      {isFolding && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={isOpen ? t`Less about ${about}` : t`More about ${about}`}
          onClick={() => setOpen(!isOpen)}
          className={`more-link ${isBrief ? '-my-2.5' : ''}`}
        >
          {isOpen
            ? t({ message: 'Less', context: 'of a long text' })
            : t({ message: 'More', context: 'of a long text' })}
        </button>
      )}
    </div>
  );
}
