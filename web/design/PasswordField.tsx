import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Field } from './Field.tsx';
import { IconButton } from './IconButton.tsx';

/** A password can be looked at while it is typed: fewer mistakes, and no need to choose an easy one. */
export function PasswordField(field: Omit<ComponentProps<typeof Field>, 'type' | 'end'>) {
  const [isShown, setShown] = useState(false);
  const toggle = (
    <IconButton
      label={isShown ? 'Hide password' : 'Show password'}
      icon={isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      onClick={() => setShown(!isShown)}
    />
  );
  return <Field {...field} type={isShown ? 'text' : 'password'} end={toggle} />;
}
