import { plural, t } from '@lingui/core/macro';
import { Check } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { SHORTEST_PASSWORD } from '#rules/core/users/account';
import { PasswordField } from '../../base/design/fields/PasswordField.tsx';

type Inputs = Pick<ComponentProps<typeof PasswordField>, 'name' | 'onBlur' | 'onChange' | 'ref' | 'problem'>;

interface NewPasswordFieldsProps {
  label: string;
  password: Inputs;
  confirmation: Inputs;
  typed: readonly [password: string, confirmation: string];
  /** Among other fields they save room. */
  areSideBySide?: boolean;
}

/** Each field says while one types when it is good, and one eye shows both. */
export function NewPasswordFields({
  label,
  password,
  confirmation,
  typed,
  areSideBySide = false,
}: NewPasswordFieldsProps) {
  const [isShown, setShown] = useState(false);
  const isLongEnough = typed[0].length >= SHORTEST_PASSWORD;
  return (
    <div
      className={
        areSideBySide
          ? 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] items-start gap-3'
          : 'grid gap-4'
      }
    >
      <PasswordField
        label={label}
        autoComplete="new-password"
        enterKeyHint="next"
        hint={
          isLongEnough ? (
            <Good>{t`Long enough`}</Good>
          ) : (
            plural(SHORTEST_PASSWORD, { one: 'At least # character.', other: 'At least # characters.' })
          )
        }
        isShown={isShown}
        onShow={setShown}
        {...password}
      />
      <PasswordField
        label={t`Confirm Password`}
        autoComplete="new-password"
        hint={isLongEnough && typed[0] === typed[1] && <Good>{t`The same`}</Good>}
        isShown={isShown}
        {...confirmation}
      />
    </div>
  );
}

function Good({ children }: { children: string }) {
  return (
    <span className="flex items-center gap-1.5 text-brand">
      <Check aria-hidden className="size-4 shrink-0" strokeWidth={3} />
      {children}
    </span>
  );
}
