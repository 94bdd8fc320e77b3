import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { say } from '#rules/base/languages/say';
import { Button } from '../../base/design/Button.tsx';
import { Card } from '../../base/design/Card.tsx';
import { RelativeTime } from '../../base/design/RelativeTime.tsx';
import { ConflictChoice } from '../../core/form/ConflictChoice.tsx';
import { SaveProblem } from '../../core/form/SaveProblem.tsx';
import { LimitsTable } from './LimitsTable.tsx';
import { SettingField, settingText } from './SettingField.tsx';
import type { SettingsForm_settingsFragment } from './SettingsForm.generated.ts';
import { labelOfSetting, SETTINGS_SECTIONS } from './settings-fields.ts';
import { useSettingsForm } from './useSettingsForm.ts';

type Settings = SettingsForm_settingsFragment;

const PAYMENTS_ON = 'stripeEnabled';
const PAYMENTS_KEY = 'stripePublishableKey';

/** The person chooses if another administrator changed the same. */
export function SettingsForm({ settings }: { settings: Settings }) {
  const form = useSettingsForm(settings);
  const { values, problems, conflicts, isChanged } = form;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (conflicts.length > 0 || Object.keys(problems).length === 0) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems, conflicts]);
  return (
    <form
      ref={element}
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (!form.isSaving) void form.save();
      }}
    >
      {SETTINGS_SECTIONS.filter(({ isAboutPlans }) => !isAboutPlans || values.everythingForEverybody !== true).map(
        ({ title, about, isTable, arePairs, fields }) => (
          <Card key={say(title)} as="section">
            <h2 className="text-xl">{say(title)}</h2>
            {about && <p className="mt-1 text-sm text-muted">{say(about)}</p>}
            {isTable && (
              <div className="mt-4">
                <LimitsTable textOf={(path) => settingText(values[path])} problems={problems} onType={form.set} />
              </div>
            )}
            <div
              className={`mt-4 grid items-start gap-x-6 gap-y-5 empty:hidden ${arePairs ? 'sm:grid-cols-[2fr_1fr]' : 'sm:grid-cols-2 lg:grid-cols-3'}`}
            >
              {(isTable ? [] : fields)
                .filter(({ path }) => path !== PAYMENTS_KEY || values[PAYMENTS_ON] === true)
                .map((field) => (
                  <SettingField
                    key={field.path}
                    field={field}
                    value={values[field.path]}
                    problem={problems[field.path]}
                    onChange={(value) => form.set(field.path, value)}
                  />
                ))}
            </div>
          </Card>
        ),
      )}
      {conflicts.length > 0 && (
        <ConflictChoice
          conflicts={conflicts}
          labelOf={labelOfSetting}
          textOf={(_field, value) => (value === -1 ? t`unlimited` : String(value ?? ''))}
          takesFocus
          onKeepMine={(conflict) => form.choose(conflict, true)}
          onTakeTheirs={(conflict) => form.choose(conflict, false)}
        />
      )}
      {form.problem !== null && (
        <SaveProblem error={form.problem} otherwise={t`Failed to save the settings. Please try again.`} />
      )}
      <div
        data-under-toasts={isChanged ? '' : undefined}
        className={`flex flex-wrap items-center justify-between gap-4 ${isChanged ? 'sticky bottom-0 z-10 -mx-4 [@media(max-height:32rem)]:static border-t border-line bg-paper/95 px-4 py-3 sm:-mx-6 sm:px-6' : ''}`}
      >
        <p className="text-sm text-muted max-sm:has-[+div]:hidden">
          <LastSaved settings={form.saved} />
        </p>
        {isChanged && (
          <div className="flex flex-wrap gap-3">
            <Button onClick={form.discard}>{t`Discard`}</Button>
            <Button type="submit" look="primary" working={form.isSaving} disabled={conflicts.length > 0}>
              {t`Save Changes`}
            </Button>
          </div>
        )}
      </div>
    </form>
  );
}

function LastSaved({ settings: { updatedAt, updatedBy } }: { settings: Settings }) {
  if (!updatedAt) return null;
  return (
    <span>
      {updatedBy ? (
        <Trans>
          Saved <RelativeTime at={updatedAt} /> by {updatedBy}
        </Trans>
      ) : (
        <Trans>
          Saved <RelativeTime at={updatedAt} />
        </Trans>
      )}
    </span>
  );
}
