import type { ComponentProps } from 'react';
import { type ButtonLook, type ButtonSize, buttonLook } from './button-looks.ts';
import { Spinner } from './Spinner.tsx';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  look?: ButtonLook;
  size?: ButtonSize;
  /** Shows that the button is at work, and keeps it from being pressed twice. */
  working?: boolean;
}

export function Button({
  look = 'quiet',
  size = 'normal',
  working = false,
  disabled,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || working}
      aria-busy={working || undefined}
      className={`${buttonLook(look, size)} disabled:cursor-not-allowed ${working ? '' : 'disabled:opacity-60'}`}
    >
      {working && <Spinner />}
      {children}
    </button>
  );
}
