import { z } from 'zod';
import type { SettingsChanges } from '../../settings/settings.rules.ts';
import { readBody } from './request-body.reader.ts';

const settings = z.looseObject({});

/** Any part of the settings; what a good one is, their rules say. What is unknown is left out there. */
export function readSettings(body: unknown): SettingsChanges {
  return readBody(settings, body) as SettingsChanges;
}
