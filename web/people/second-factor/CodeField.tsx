import { t } from '@lingui/core/macro';
import { KeyRound } from 'lucide-react';
import { type ComponentProps, useRef, useState } from 'react';
import { Button } from '../../base/design/Button.tsx';
import { Field } from '../../base/design/fields/Field.tsx';
import { problemText } from '../../base/network/problems.ts';
import { toast } from '../../base/page/toast.ts';
import { useSecondFactorKindQuery } from './PasskeyCode.generated.ts';
import { canUsePasskeys } from './passkey-support.ts';
import { usePasskeyCode } from './usePasskeyCode.ts';

type CodeFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'hint'> & { isAppOnly?: boolean };

/** A passkey gives a code, which is then in the field like any other. The field stays the same one when the kind is known: somebody may be typing. */
export function CodeField({ isAppOnly = false, ...field }: CodeFieldProps) {
  const { data } = useSecondFactorKindQuery({ skip: isAppOnly });
  const isByPasskey = !isAppOnly && Boolean(data?.me.secondFactorSince) && !data?.me.hasAuthenticatorApp;
  const hint = isAppOnly
    ? t`The 6 digits that the app shows.`
    : isByPasskey
      ? t`Use a passkey, or enter a recovery code.`
      : t`From your authenticator app, or a recovery code.`;
  const box = useRef<HTMLDivElement>(null);
  const ask = usePasskeyCode();
  const [working, setWorking] = useState(false);
  const press = async () => {
    setWorking(true);
    try {
      const code = await ask();
      const input = box.current?.querySelector('input');
      if (code === null || !input) return;
      input.value = code;
      field.onChange?.({ target: input, type: 'change' } as Parameters<typeof field.onChange>[0]);
    } catch (error) {
      toast.error(problemText(error, t`This passkey could not be checked. Please try again.`));
    } finally {
      setWorking(false);
    }
  };
  return (
    <div ref={box} className="grid gap-3">
      <Field
        label={t`Code`}
        hint={hint}
        autoComplete="one-time-code"
        inputMode={isAppOnly ? 'numeric' : 'text'}
        autoCapitalize="characters"
        spellCheck={false}
        {...field}
      />
      {isByPasskey && canUsePasskeys() && (
        <Button working={working} onClick={() => void press()}>
          <KeyRound aria-hidden className="size-4.5" />
          <span>{t`Use a passkey`}</span>
        </Button>
      )}
    </div>
  );
}
