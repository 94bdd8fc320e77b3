import type { MikroORM } from '@mikro-orm/postgresql';
import type { Bus } from '../events/bus.ts';
import { type Followed, Subscribers } from '../events/subscribers.ts';
import { DEFAULT_SETTINGS } from './default-settings.rules.ts';
import { type PublicConfig, publicConfigOf, type SiteFacts } from './public-config.type.ts';
import { type SiteSettings, withChanges } from './settings.rules.ts';
import { StoredSettings, THE_SETTINGS } from './stored-settings.entity.ts';

interface Surroundings {
  publicUrl: string;
  adminEmail?: string;
  facts: SiteFacts;
  onProblem?: (problem: unknown) => void;
}

type Listener = (now: SiteSettings, before: SiteSettings) => void;

const SETTINGS = 'settings';

/** No request pays a query for them. Read again whenever a process says that they changed. */
export class CurrentSettings {
  private settings: SiteSettings;
  private readonly listeners = new Set<Listener>();
  private readonly subscribers = new Subscribers<SiteSettings>();
  private reading: Promise<void> = Promise.resolve();

  private constructor(
    private readonly orm: MikroORM,
    private readonly surroundings: Surroundings,
  ) {
    this.settings = this.inForce({});
  }

  static async open(orm: MikroORM, bus: Bus, surroundings: Surroundings): Promise<CurrentSettings> {
    const current = new CurrentSettings(orm, surroundings);
    await current.read();
    const again = () => void current.refresh().catch(surroundings.onProblem ?? (() => {}));
    bus.onEvent((event) => {
      if (event.kind === 'SETTINGS_CHANGED') again();
    });
    bus.onGap(again);
    return current;
  }

  get now(): SiteSettings {
    return this.settings;
  }

  get mailEnabled(): boolean {
    return this.surroundings.facts.mailEnabled;
  }

  get passwordsEnabled(): boolean {
    return this.surroundings.facts.passwordsEnabled;
  }

  get publicConfig(): PublicConfig {
    return publicConfigOf(this.settings, this.surroundings.facts);
  }

  onChange(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  refresh(): Promise<void> {
    this.reading = this.reading.catch(() => {}).then(() => this.read());
    return this.reading;
  }

  watchPublicConfig(): Followed<PublicConfig> {
    const view = (settings: SiteSettings) => publicConfigOf(settings, this.surroundings.facts);
    return this.subscribers.follow(SETTINGS, view, { onStart: (send) => send(this.settings) });
  }

  private async read(): Promise<void> {
    const stored = await this.orm.em.fork().findOne(StoredSettings, THE_SETTINGS);
    const before = this.settings;
    this.settings = this.inForce(stored?.values ?? {});
    if (JSON.stringify(before) === JSON.stringify(this.settings)) return;
    for (const listener of this.listeners) listener(this.settings, before);
    this.subscribers.send(SETTINGS, this.settings);
  }

  inForce(stored: StoredSettings['values']): SiteSettings {
    const settings = withChanges(DEFAULT_SETTINGS, stored);
    const { publicUrl, adminEmail = '' } = this.surroundings;
    return { ...settings, siteUrl: settings.siteUrl || publicUrl, adminEmail: settings.adminEmail || adminEmail };
  }
}
