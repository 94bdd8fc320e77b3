import { t } from '@lingui/core/macro';
import { Search, X } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../IconButton.tsx';
import { CONTROL } from './control-look.ts';

interface SearchFieldProps {
  /** Read out, not shown. */
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  takesFocus?: boolean;
}

export function SearchField({ label, placeholder, value, onChange, takesFocus = false }: SearchFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  return (
    <div className="relative print:hidden">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 start-3 size-4.5 -translate-y-1/2 text-muted"
      />
      <input
        ref={field}
        id={id}
        type="search"
        enterKeyHint="search"
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={`min-h-11 ps-10 [&::-webkit-search-cancel-button]:appearance-none ${value ? 'pe-11' : ''} ${CONTROL}`}
      />
      {value && (
        <div className="absolute end-0 top-0">
          <IconButton
            label={t`Clear`}
            icon={<X aria-hidden />}
            onClick={() => {
              onChange('');
              field.current?.focus();
            }}
          />
        </div>
      )}
    </div>
  );
}
