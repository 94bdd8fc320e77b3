import { Repeater } from '@graphql-yoga/subscription';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Bus } from '../events/bus.ts';
import { DEFAULT_SETTINGS } from './default-settings.rules.ts';
import { type SiteSettings, withChanges } from './settings.rules.ts';
import { StoredSettings, THE_SETTINGS } from './stored-settings.entity.ts';

interface Surroundings {
  /** The address of the site as configured, without a slash at the end. */
  publicUrl: string;
  /** Where mail to the site's people goes until an administrator says otherwise. */
  adminEmail?: string;
  onProblem?: (problem: unknown) => void;
}

type Hear = (now: SiteSettings, before: SiteSettings) => void;

/**
 * The settings as this process knows them, so that no request pays a query for them. Read at the start, and again
 * whenever a process says that they changed.
 */
export class CurrentSettings {
  private settings: SiteSettings;
  private readonly listeners = new Set<Hear>();
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

  /** Gives back how to hear no more. */
  onChange(hear: Hear): () => void {
    this.listeners.add(hear);
    return () => this.listeners.delete(hear);
  }

  /** Reads them again, after what is being read already. */
  refresh(): Promise<void> {
    this.reading = this.reading.catch(() => {}).then(() => this.read());
    return this.reading;
  }

  /** What `view` makes of the settings, now and after each change to them. */
  watch<View>(view: (settings: SiteSettings) => View): AsyncIterable<View> {
    return new Repeater<View>(async (push, stop) => {
      const hear: Hear = (now) => void push(view(now)).catch(() => {});
      this.listeners.add(hear);
      hear(this.settings, this.settings);
      await stop;
      this.listeners.delete(hear);
    });
  }

  private async read(): Promise<void> {
    const stored = await this.orm.em.fork().findOne(StoredSettings, THE_SETTINGS);
    const before = this.settings;
    this.settings = this.inForce(stored?.values ?? {});
    if (JSON.stringify(before) === JSON.stringify(this.settings)) return;
    for (const hear of this.listeners) hear(this.settings, before);
  }

  private inForce(stored: StoredSettings['values']): SiteSettings {
    const settings = withChanges(DEFAULT_SETTINGS, stored);
    const { publicUrl, adminEmail = '' } = this.surroundings;
    return { ...settings, siteUrl: settings.siteUrl || publicUrl, adminEmail: settings.adminEmail || adminEmail };
  }
}
