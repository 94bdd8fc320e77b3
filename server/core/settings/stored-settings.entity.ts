import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../users/user.entity.ts';
import type { SettingsChanges } from './settings.rules.ts';

export const THE_SETTINGS = 1;

@Entity({ tableName: 'site_settings' })
export class StoredSettings {
  @PrimaryKey({ type: 'smallint', autoincrement: false })
  readonly id: Opt<number> = THE_SETTINGS;

  @Property({ type: 'json' })
  values!: SettingsChanges;

  @Property({ type: 'timestamptz' })
  updatedAt!: Date;

  @ManyToOne(() => User, { ref: true, nullable: true, deleteRule: 'set null', index: true })
  updatedBy?: Ref<User> | null;
}
