import { z } from 'zod';
import { type SettingsChanges, settingsChanges } from '../../../../core/settings/settings.rules.ts';

/** Any part of the settings; what a good one is, their rules say. What is unknown is left out there. */
export const settingsBody = z
  .looseObject({})
  .transform((sent) => sent as SettingsChanges)
  .meta(z.toJSONSchema(settingsChanges, { io: 'input', unrepresentable: 'any' }));
