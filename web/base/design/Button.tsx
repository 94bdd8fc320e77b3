import type { ComponentProps } from 'react';
import { type ButtonLook, type ButtonSize, buttonLook } from './button-looks.ts';
import { withDisabledState } from './disabled-button.ts';
import { Spinner } from './Spinner.tsx';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  look?: ButtonLook;
  size?: ButtonSize;
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
      {...withDisabledState(disabled || working, onClick)}
      aria-busy={working || undefined}
      className={buttonLook(look, size)}
    >
      <span className="contents">{children}</span>
      {working && <Spinner size="over" />}
    </button>
  );
}
