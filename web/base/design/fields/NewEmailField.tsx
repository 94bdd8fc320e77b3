import { t } from '@lingui/core/macro';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Button } from '../Button.tsx';
import { EmailField } from './EmailField.tsx';

/** While one types, every address looks wrong. */
const PAUSE_MS = 500;

interface NewEmailFieldProps extends ComponentProps<typeof EmailField> {
  onCorrect: (email: string) => void;
}

/** Asks about an address that is probably mistyped, as ann@gmial.com. */
export function NewEmailField({ onChange, onCorrect, ...field }: NewEmailFieldProps) {
  const [likely, setLikely] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const look = async (email: string) => {
    const { likelyEmail } = await import('./likely-email.ts');
    setLikely(likelyEmail(email));
  };
  return (
    <div className="grid content-start gap-1">
      <EmailField
        {...field}
        onChange={(event) => {
          const { value } = event.target;
          setLikely(null);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => void look(value).catch(() => {}), PAUSE_MS); // without the hint, too, it can be sent
          onChange?.(event);
        }}
      />
      <p role="status" className="flex flex-wrap items-center gap-x-2 text-sm empty:absolute">
        {likely && (
          <>
            <span className="wrap-anywhere">{t`Did you mean ${likely}?`}</span>
            <Button
              look="plain"
              onClick={() => {
                setLikely(null);
                onCorrect(likely);
              }}
            >
              {t`Yes, Change It`}
            </Button>
          </>
        )}
      </p>
    </div>
  );
}
