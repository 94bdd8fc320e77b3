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

export function CodeField({ isAppOnly = false, ...field }: CodeFieldProps) {
  const { data } = useSecondFactorKindQuery({ skip: isAppOnly });
  if (isAppOnly || !data?.me.secondFactorSince || data.me.hasAuthenticatorApp) {
    const hint = isAppOnly ? t`The 6 digits that the app shows.` : t`From your authenticator app, or a recovery code.`;
    return <OneField hint={hint} isAppOnly={isAppOnly} {...field} />;
  }
  return <PasskeyField {...field} />;
}

/** A passkey gives a code, which is then in the field like any other. */
function PasskeyField(field: Omit<CodeFieldProps, 'isAppOnly'>) {
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
      <OneField hint={t`Use a passkey, or enter a recovery code.`} isAppOnly={false} {...field} />
      {canUsePasskeys() && (
        <Button working={working} onClick={() => void press()}>
          <KeyRound aria-hidden className="size-4.5" />
          <span>{t`Use a passkey`}</span>
        </Button>
      )}
    </div>
  );
}

function OneField({ isAppOnly, ...field }: Omit<ComponentProps<typeof Field>, 'label'> & { isAppOnly: boolean }) {
  return (
    <Field
      label={t`Code`}
      autoComplete="one-time-code"
      inputMode={isAppOnly ? 'numeric' : 'text'}
      autoCapitalize="characters"
      spellCheck={false}
      {...field}
    />
  );
}
