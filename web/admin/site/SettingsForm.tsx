import type { MessageDescriptor } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { say } from '#rules/base/languages/say';
import { flatSettings, groupedSettings } from '#rules/core/settings/flat-settings';
import { Button } from '../../base/design/Button.tsx';
import { Card } from '../../base/design/Card.tsx';
import { Checkbox } from '../../base/design/fields/Checkbox.tsx';
import { Field } from '../../base/design/fields/Field.tsx';
import { RelativeTime } from '../../base/design/RelativeTime.tsx';
import { fieldProblems } from '../../base/network/problems.ts';
import { useSite } from '../../base/page/site.ts';
import { toast } from '../../base/page/toast.ts';
import { ConflictChoice } from '../../core/form/ConflictChoice.tsx';
import { baseOf, type Conflict, changedFields, conflictsOf } from '../../core/form/conflicts.ts';
import { SaveProblem } from '../../core/form/SaveProblem.tsx';
import { useKeptDraft } from '../../core/form/useKeptDraft.ts';
import { LimitsTable } from './LimitsTable.tsx';
import { type SettingsForm_settingsFragment, useSaveSettingsMutation } from './SettingsForm.generated.ts';
import { kindOfSetting, labelOfSetting, SETTINGS_SECTIONS, SHOWN_SETTINGS } from './settings-fields.ts';

type Values = Record<string, unknown>;
type Settings = SettingsForm_settingsFragment;

const PAYMENTS_ON = 'stripeEnabled';
const PAYMENTS_KEY = 'stripePublishableKey';

/** The person chooses if another administrator changed the same. */
export function SettingsForm({ settings }: { settings: Settings }) {
  const { mailEnabled } = useSite();
  const [saved, setSaved] = useState<Settings>(settings);
  const [read, setRead] = useState<Values>(() => valuesOf(settings));
  const [values, setValues] = useState<Values>(read);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<unknown>(null);
  const [conflicts, setConflicts] = useState<Conflict[]>([]);
  const [send, { loading }] = useSaveSettingsMutation();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (conflicts.length > 0 || Object.keys(problems).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems, conflicts]);
  useKeptDraft({
    keep() {
      const typed = changedFields(values, read);
      return { typed, base: baseOf(typed, read) };
    },
    restore({ typed, base }) {
      const unsaved = changedFields(typed, values);
      setValues({ ...values, ...unsaved });
      setRead({ ...read, ...baseOf(unsaved, base) });
      return Object.keys(unsaved).length > 0;
    },
  });
  const settingsTyped = settingsOf(values);
  const { updatedBy } = saved;
  const isChanged = Object.keys(values).some((path) => settingsTyped[path] !== read[path]);

  const save = async (next: Values, base: Values) => {
    const paths = Object.keys(next).filter((path) => next[path] !== base[path]);
    const pick = (from: Values) => groupedSettings(Object.fromEntries(paths.map((path) => [path, from[path]])));
    setProblem(null);
    setProblems({});
    setConflicts([]);
    try {
      const { data } = await send({ variables: { changes: pick(next), base: pick(base) } });
      if (!data) return;
      const now = valuesOf(data.saveSettings);
      setSaved(data.saveSettings);
      setRead(now);
      setValues(now);
      toast.success(t`Settings saved`);
    } catch (error) {
      const found = conflictsOf(error);
      setConflicts(found);
      setProblems(fieldProblems(error));
      if (found.length === 0 && Object.keys(fieldProblems(error)).length === 0) setProblem(error);
    }
  };
  const choose = ({ field, theirs }: Conflict, isMine: boolean) => {
    const base = { ...read, [field]: theirs };
    const next = isMine ? values : { ...values, [field]: theirs };
    setRead(base);
    setValues(next);
    setConflicts(conflicts.filter((other) => other.field !== field));
    setProblems({});
  };
  const set = (path: string, value: unknown) => setValues({ ...values, [path]: value });
  const discard = () => {
    setValues(read);
    setProblems({});
    setProblem(null);
    setConflicts([]);
  };
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (!loading) void save(settingsTyped, read);
      }}
    >
      {SETTINGS_SECTIONS.filter(({ isAboutPlans }) => !isAboutPlans || values.everythingForEverybody !== true).map(
        ({ title, about, isTable, arePairs, fields }) => (
          <Card key={say(title)} as="section">
            <h2 className="text-xl">{say(title)}</h2>
            {about && <p className="mt-1 text-sm text-muted">{say(about)}</p>}
            {isTable && (
              <div className="mt-4">
                <LimitsTable textOf={(path) => textOf(values[path])} problems={problems} onType={set} />
              </div>
            )}
            <div
              className={`mt-4 grid items-start gap-x-6 gap-y-5 empty:hidden ${arePairs ? 'sm:grid-cols-[2fr_1fr]' : 'sm:grid-cols-2 lg:grid-cols-3'}`}
            >
              {(isTable ? [] : fields)
                .filter(({ path }) => path !== PAYMENTS_KEY || values[PAYMENTS_ON] === true)
                .map(({ path, kind, hint, hintWithoutMail = hint }) =>
                  kind === 'flag' ? (
                    <Checkbox
                      key={path}
                      name={path}
                      label={labelOfSetting(path)}
                      hint={hintText(mailEnabled ? hint : hintWithoutMail)}
                      problem={problems[path]}
                      checked={values[path] === true}
                      onChange={({ target }) => set(path, target.checked)}
                    />
                  ) : (
                    <Field
                      key={path}
                      name={path}
                      label={labelOfSetting(path)}
                      hint={hintText(mailEnabled ? hint : hintWithoutMail)}
                      autoComplete="off"
                      inputMode={INPUT_MODES[kind]}
                      problem={problems[path]}
                      value={textOf(values[path])}
                      onChange={({ target }) => set(path, target.value)}
                    />
                  ),
                )}
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
          onKeepMine={(conflict) => choose(conflict, true)}
          onTakeTheirs={(conflict) => choose(conflict, false)}
        />
      )}
      {problem !== null && (
        <SaveProblem error={problem} otherwise={t`Failed to save the settings. Please try again.`} />
      )}
      <div
        data-under-toasts={isChanged ? '' : undefined}
        className={`flex flex-wrap items-center justify-between gap-4 ${isChanged ? 'sticky bottom-0 z-10 -mx-4 border-t border-line bg-paper/95 px-4 py-3 sm:-mx-6 sm:px-6' : ''}`}
      >
        <p className="text-sm text-muted max-sm:has-[+div]:hidden">
          {saved.updatedAt && (
            <span>
              {updatedBy ? (
                <Trans>
                  Saved <RelativeTime at={saved.updatedAt} /> by {updatedBy}
                </Trans>
              ) : (
                <Trans>
                  Saved <RelativeTime at={saved.updatedAt} />
                </Trans>
              )}
            </span>
          )}
        </p>
        {isChanged && (
          <div className="flex flex-wrap gap-3">
            <Button onClick={discard}>{t`Discard`}</Button>
            <Button type="submit" look="primary" working={loading} disabled={conflicts.length > 0}>
              {t`Save Changes`}
            </Button>
          </div>
        )}
      </div>
    </form>
  );
}

const INPUT_MODES = { text: 'text', address: 'url', email: 'email', limit: 'numeric', unlimited: 'numeric' } as const;

function valuesOf(settings: Settings): Values {
  const flat = flatSettings(settings);
  return Object.fromEntries(SHOWN_SETTINGS.map((path) => [path, flat[path]]));
}

function hintText(hint: MessageDescriptor | undefined): string | undefined {
  return hint && say(hint);
}

function textOf(value: unknown): string {
  return value === -1 ? '' : String(value ?? '');
}

/** A field keeps its text until it is saved. */
function settingsOf(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([path, value]) => [path, typeof value === 'string' ? settingOf(path, value) : value]),
  );
}

/** A text that is no number is 0, for which the server has the words. */
function settingOf(path: string, text: string): unknown {
  const kind = kindOfSetting(path);
  if (kind === 'unlimited' && text.trim() === '') return -1;
  if (kind !== 'limit' && kind !== 'unlimited') return text;
  return /^\d{1,9}$/.test(text.trim()) ? Number(text) : 0;
}
