import { say } from '#rules/base/languages/say';
import { Checkbox } from '../../base/design/fields/Checkbox.tsx';
import { Field } from '../../base/design/fields/Field.tsx';
import { useSite } from '../../base/page/site.ts';
import { labelOfSetting, type SettingsField } from './settings-fields.ts';

interface SettingFieldProps {
  field: SettingsField;
  value: unknown;
  problem: string | undefined;
  onChange: (value: unknown) => void;
}

/** A setting that is switched on or off, or typed. */
export function SettingField({ field, value, problem, onChange }: SettingFieldProps) {
  const { mailEnabled } = useSite();
  const { path, kind, hint, hintWithoutMail = hint } = field;
  const advice = mailEnabled ? hint : hintWithoutMail;
  const shared = { name: path, label: labelOfSetting(path), hint: advice && say(advice), problem };
  if (kind === 'flag')
    return <Checkbox {...shared} checked={value === true} onChange={({ target }) => onChange(target.checked)} />;
  return (
    <Field
      {...shared}
      autoComplete="off"
      inputMode={INPUT_MODES[kind]}
      value={settingText(value)}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

const INPUT_MODES = { text: 'text', address: 'url', email: 'email', limit: 'numeric', unlimited: 'numeric' } as const;

/** An empty field stands for a limit that does not limit. */
export function settingText(value: unknown): string {
  return value === -1 ? '' : String(value ?? '');
}
