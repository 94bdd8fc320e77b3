import { t } from '@lingui/core/macro';
import { useId, useState } from 'react';

const LONG_TEXT_LENGTH = 160;

/** A longer text takes more than two lines of a phone. */
const BRIEF_TEXT_LENGTH = 76;

interface LongTextProps {
  children: string;
  about: string;
  /** To two lines: what comes below is more important. */
  isBrief?: boolean;
  isNote?: boolean;
}

export function LongText({ children, about, isBrief = false, isNote = false }: LongTextProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isLong = children.length > LONG_TEXT_LENGTH || children.split('\n').length > 3;
  const isLongOnPhone = isLong || (isBrief && (children.length > BRIEF_TEXT_LENGTH || children.split('\n').length > 2));
  const beginning = isBrief
    ? `${isLongOnPhone ? 'max-sm:line-clamp-2' : ''} ${isLong ? 'sm:max-lg:line-clamp-2 lg:line-clamp-6' : ''}`
    : isLong
      ? 'line-clamp-3'
      : '';
  return (
    <div
      className={`grid min-w-0 justify-items-start ${isNote ? 'border-s-3 border-line ps-3' : ''} ${isBrief && !isOpen ? 'grid-cols-[minmax(0,1fr)_auto] items-end gap-x-2' : ''}`}
    >
      <p
        id={id}
        dir="auto"
        className={`w-full wrap-anywhere whitespace-pre-line text-muted sm:leading-relaxed print:line-clamp-none ${isOpen ? '' : beginning}`}
      >
        {children}
      </p>
      {isLongOnPhone && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={isOpen ? t`Less about ${about}` : t`More about ${about}`}
          onClick={() => setOpen(!isOpen)}
          className={`min-h-11 min-w-11 text-start print:hidden rounded-control font-semibold text-brand underline decoration-1 underline-offset-3 hover:decoration-2 ${isBrief ? '-my-2.5' : ''} ${isLong ? '' : 'sm:hidden'}`}
        >
          {isOpen
            ? t({ message: 'Less', context: 'of a long text' })
            : t({ message: 'More', context: 'of a long text' })}
        </button>
      )}
    </div>
  );
}
