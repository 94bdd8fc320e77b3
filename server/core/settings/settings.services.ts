import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditLog } from '../audit/audit-log.ts';
import type { CurrentSettings } from './current-settings.ts';
import { SettingsService } from './settings.service.ts';

interface Parts {
  em: EntityManager;
  currentSettings: CurrentSettings;
  audit: AuditLog;
}

export const settingsServices = {
  settings: ({ em, currentSettings, audit }: Parts) => new SettingsService(em, currentSettings, audit),
};
