import type { ComponentProps } from 'react';
import { type ButtonLook, type ButtonSize, buttonLook } from './button-looks.ts';
import { resting } from './resting.ts';
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
  disabled = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      {...resting(disabled || working, onClick)}
      aria-busy={working || undefined}
      className={`${buttonLook(look, size)} aria-disabled:cursor-not-allowed ${working ? '' : 'aria-disabled:opacity-60'}`}
    >
      {working && <Spinner />}
      {children}
    </button>
  );
}
