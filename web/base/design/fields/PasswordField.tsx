import { t } from '@lingui/core/macro';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '../IconButton.tsx';
import { Field } from './Field.tsx';

interface PasswordFieldProps extends Omit<ComponentProps<typeof Field>, 'type' | 'end'> {
  /** Shown and hidden together with another field; without `onShow` the other one has the button. */
  isShown?: boolean;
  onShow?: (isShown: boolean) => void;
}

/** Seeing it makes for fewer mistakes, and no need to choose an easy one. */
export function PasswordField({ isShown: isShownBeside, onShow, ...field }: PasswordFieldProps) {
  const [isShownAlone, setShownAlone] = useState(false);
  const isShown = isShownBeside ?? isShownAlone;
  const show = isShownBeside === undefined ? setShownAlone : onShow;
  const toggle = show && (
    <IconButton
      label={isShown ? t`Hide password` : t`Show password`}
      icon={isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      onClick={() => show(!isShown)}
    />
  );
  return (
    <Field
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      type={isShown ? 'text' : 'password'}
      end={toggle}
    />
  );
}
