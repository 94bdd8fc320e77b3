import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { EditConflict, findConflicts } from '../../base/database/edit-conflict.ts';
import { parseByPath } from '../../base/errors/parse.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import { nameEditors } from '../audit/name-editors.ts';
import { announceEvent } from '../events/announce.ts';
import type { Followed } from '../events/subscribers.ts';
import { User } from '../users/user.entity.ts';
import { assertAdministrator } from '../users/user.policy.ts';
import type { CurrentSettings } from './current-settings.ts';
import { DEFAULT_SETTINGS } from './default-settings.rules.ts';
import { flatSettings } from './flat-settings.rules.ts';
import { lockSettings } from './lock-settings.ts';
import type { PublicConfig } from './public-config.type.ts';
import { settingsChanges, withChanges } from './settings.rules.ts';
import type { Settings } from './settings.type.ts';
import { StoredSettings, THE_SETTINGS } from './stored-settings.entity.ts';

export class SettingsService {
  constructor(
    private readonly em: EntityManager,
    private readonly current: CurrentSettings,
    private readonly audit: AuditLog,
  ) {}

  publicConfig(): PublicConfig {
    return this.current.publicConfig;
  }

  watchPublicConfig(): Followed<PublicConfig> {
    return this.current.watchPublicConfig();
  }

  async settingsFor(viewer: User): Promise<Settings> {
    assertAdministrator(viewer);
    const stored = await this.em.findOne(StoredSettings, THE_SETTINGS, { populate: ['updatedBy'], refresh: true });
    const updatedBy = stored?.updatedBy?.unwrap().name ?? null;
    return { ...this.current.now, updatedAt: stored?.updatedAt ?? null, updatedBy };
  }

  /**
   * A change by somebody else since `base` was read is a conflict. Other processes have the new settings in a
   * moment, this one at once.
   */
  async saveSettings(
    viewer: User,
    input: z.input<typeof settingsChanges>,
    base?: z.input<typeof settingsChanges> | null,
  ): Promise<Settings> {
    assertAdministrator(viewer);
    const sent = parseByPath(settingsChanges, input);
    const read = base && parseByPath(settingsChanges, base);
    await this.em.transactional(async (em) => {
      const stored = await lockSettings(em);
      const before = withChanges(DEFAULT_SETTINGS, stored.values);
      const after = withChanges(before, sent);
      if (read) await assertNoConflict(em, viewer, { stored: this.current.inForce(stored.values), sent, read });
      if (JSON.stringify(before) === JSON.stringify(after)) return;

      const changedBy = em.getReference(User, viewer.id);
      em.assign(stored, { updatedAt: new Date(), updatedBy: changedBy });
      stored.values = after;
      this.audit.write(em, viewer, { action: 'SETTINGS_SAVED', subject: { kind: 'SETTINGS' }, before, after });
      if (before.siteName !== after.siteName) await em.nativeUpdate(User, { isSystem: true }, { name: after.siteName }); // owns the demo lists
      await announceEvent(em, { kind: 'SETTINGS_CHANGED' });
    });
    await this.current.refresh();
    this.em.clear();
    return this.settingsFor(viewer);
  }
}

async function assertNoConflict(
  em: EntityManager,
  viewer: User,
  { stored, sent, read }: { stored: object; sent: object; read: object },
): Promise<void> {
  const base = flatSettings(read);
  const conflicts = findConflicts({ stored: flatSettings(stored), changes: flatSettings(sent), base });
  if (conflicts.length === 0) return;
  throw new EditConflict(await nameEditors(em, viewer, { action: 'SETTINGS_SAVED' }, conflicts));
}
