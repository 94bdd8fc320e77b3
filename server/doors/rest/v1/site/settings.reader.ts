import { z } from 'zod';
import { type SettingsChanges, settingsChanges } from '../../../../core/settings/settings.rules.ts';

/** The rules of the settings check them, and drop unknown ones. */
export const settingsBody = z
  .looseObject({})
  .transform((sent) => sent as SettingsChanges)
  .meta(z.toJSONSchema(settingsChanges, { io: 'input', unrepresentable: 'any' }));
