import type { ComponentProps } from 'react';

/**
 * For a button that cannot be pressed now. It keeps the focus, which a browser takes from one that is `disabled` and
 * leaves nowhere. Its form is not sent either: Enter in a field presses the button.
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
