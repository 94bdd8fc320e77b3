import { useId, useState } from 'react';

const LONG_TEXT_LENGTH = 160;

/** Shows the beginning of what somebody wrote at length, and the rest when asked. */
export function LongText({ children, about }: { children: string; about: string }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isLong = children.length > LONG_TEXT_LENGTH || children.split('\n').length > 3;
  return (
    <div className="grid min-w-0 justify-items-start">
      <p
        id={id}
        className={`w-full wrap-anywhere whitespace-pre-line text-muted sm:leading-relaxed ${isLong && !isOpen ? 'line-clamp-3' : ''}`}
      >
        {children}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`${isOpen ? 'Less' : 'More'} about ${about}`}
          onClick={() => setOpen(!isOpen)}
          className="min-h-11 rounded-control font-semibold text-brand underline decoration-1 underline-offset-3 hover:decoration-2"
        >
          {isOpen ? 'Less' : 'More'}
        </button>
      )}
    </div>
  );
}
