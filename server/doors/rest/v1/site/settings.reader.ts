import { z } from 'zod';
import { type SettingsChanges, settingsChanges } from '../../../../core/settings/settings.rules.ts';

/** Any part of the settings; their rules check them. Unknown settings are dropped there. */
export const settingsBody = z
  .looseObject({})
  .transform((sent) => sent as SettingsChanges)
  .meta(z.toJSONSchema(settingsChanges, { io: 'input', unrepresentable: 'any' }));
