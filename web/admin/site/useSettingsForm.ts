import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { flatSettings, groupedSettings } from '#rules/core/settings/flat-settings';
import { fieldProblems } from '../../base/network/problems.ts';
import { toast } from '../../base/page/toast.ts';
import { baseOf, type Conflict, changedFields, conflictsOf } from '../../core/form/conflicts.ts';
import { useKeptDraft } from '../../core/form/useKeptDraft.ts';
import { type SettingsForm_settingsFragment, useSaveSettingsMutation } from './SettingsForm.generated.ts';
import { kindOfSetting, SHOWN_SETTINGS } from './settings-fields.ts';

/** The settings by their paths. */
type Values = Record<string, unknown>;
type Settings = SettingsForm_settingsFragment;

/** The typed settings and what is wrong with them. Only what was changed is saved, so that two people can work at once. */
export function useSettingsForm(settings: Settings) {
  const [saved, setSaved] = useState<Settings>(settings);
  const [read, setRead] = useState<Values>(() => valuesOf(settings));
  const [values, setValues] = useState<Values>(read);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<unknown>(null);
  const [conflicts, setConflicts] = useState<Conflict[]>([]);
  const [send, { loading }] = useSaveSettingsMutation();
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
    discard() {
      setRead(valuesOf(saved));
      setValues(valuesOf(saved));
    },
  });
  const settingsTyped = settingsOf(values);

  const forgetProblems = () => {
    setProblem(null);
    setProblems({});
    setConflicts([]);
  };
  const save = async () => {
    const paths = Object.keys(settingsTyped).filter((path) => settingsTyped[path] !== read[path]);
    const pick = (from: Values) => groupedSettings(Object.fromEntries(paths.map((path) => [path, from[path]])));
    forgetProblems();
    try {
      const { data } = await send({ variables: { changes: pick(settingsTyped), base: pick(read) } });
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
  /** Another administrator changed the same setting, and the person chose between the two. */
  const choose = ({ field, theirs }: Conflict, isMine: boolean) => {
    setRead({ ...read, [field]: theirs });
    if (!isMine) setValues({ ...values, [field]: theirs });
    setConflicts(conflicts.filter((other) => other.field !== field));
    setProblems({});
  };
  const discard = () => {
    setValues(read);
    forgetProblems();
  };
  return {
    values,
    set: (path: string, value: unknown) => setValues({ ...values, [path]: value }),
    /** The settings as the server has them. */
    saved,
    isChanged: Object.keys(values).some((path) => settingsTyped[path] !== read[path]),
    isSaving: loading,
    /** The problems of single fields, by their paths. */
    problems,
    /** A problem that no field has. */
    problem,
    conflicts,
    choose,
    save,
    discard,
  };
}

function valuesOf(settings: Settings): Values {
  const flat = flatSettings(settings);
  return Object.fromEntries(SHOWN_SETTINGS.map((path) => [path, flat[path]]));
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
