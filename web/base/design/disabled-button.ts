import type { ComponentProps } from 'react';

/**
 * A browser takes the focus from a button that is `disabled` and leaves it nowhere. The form is not sent either:
 * Enter in a field presses the button.
 */
export function withDisabledState(
  isResting: boolean,
  onClick: ComponentProps<'button'>['onClick'],
): ComponentProps<'button'> {
  if (!isResting) return { onClick };
  return {
    'aria-disabled': true,
    onClick: (event) => {
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
