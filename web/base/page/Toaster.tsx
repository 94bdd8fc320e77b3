import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Toaster as Sonner } from 'sonner';

/**
 * Features call `toast` of toast.ts. Notes stand beside the app: a sheet hides all that it finds there from those who
 * hear the page, and notes may be about what the sheet holds.
 */
export function Toaster() {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.addEventListener('mousedown', keepFocus);
  }, []);

  return createPortal(
    <div ref={root} className="contents">
      <Sonner
        containerAriaLabel={t`Notifications`}
        position="bottom-right"
        gap={10}
        mobileOffset={16}
        toastOptions={{
          duration: 6000,
          closeButton: true,
          closeButtonAriaLabel: t`Close`,
          classNames: { description: 'text-muted!' },
          style: {
            background: 'var(--color-card)',
            color: 'var(--color-ink)',
            border: '1px solid var(--color-line)',
            borderRadius: 'var(--radius-card)',
            boxShadow: 'var(--shadow-card)',
            fontFamily: 'var(--font-sans)',
            fontSize: '1rem',
          },
          actionButtonStyle: {
            minHeight: '2.75rem',
            paddingInline: '1rem',
            background: 'var(--color-brand)',
            color: 'var(--color-on-brand)',
            borderRadius: 'var(--radius-control)',
            fontSize: '0.9375rem',
            fontWeight: 600,
          },
        }}
      />
    </div>,
    document.body,
  );
}

/** A toast that took the focus would give it back when it goes: away from what has been pressed since. */
function keepFocus(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
}
