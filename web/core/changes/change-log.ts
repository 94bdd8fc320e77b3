import type { DeviceDatabase } from '../../base/storage/device-database.ts';
import type { Change } from './change.ts';
import { isPending } from './local-changes.ts';

interface ChangeLogOptions {
  database: DeviceDatabase;
  accountId: () => string | undefined;
  onChange: (all: readonly Change[]) => void;
}

/** All tabs share them. */
export class ChangeLog {
  private stored: readonly Change[] = [];
  private readonly unstored = new Map<string, Change>();
  private channel: BroadcastChannel | null;

  constructor(private readonly options: ChangeLogOptions) {
    this.channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('kindlist_changes') : null;
    if (this.channel) this.channel.onmessage = () => void this.load();
  }

  get all(): readonly Change[] {
    return [...this.stored, ...this.unstored.values()];
  }

  get next(): Change | undefined {
    return this.stored.find(isPending);
  }

  find(key: string): Change | undefined {
    return this.stored.find((change) => change.key === key);
  }

  /** Listeners see it at once. One with the same key is the same change. */
  async add(change: Change): Promise<void> {
    const { key } = change;
    if (!this.find(key)) this.unstored.set(key, change);
    this.options.onChange(this.all);
    await this.update((all) => (all.some((one) => one.key === key) ? all : [...all, change]));
  }

  async update(next: (all: readonly Change[]) => readonly Change[]): Promise<void> {
    let after: readonly Change[] = [];
    try {
      await this.options.database.update<readonly Change[]>(this.databaseKey, (all = []) => {
        after = next(all);
        return after;
      });
    } catch {
      after = next(this.stored); // a full disk: then it lasts as long as the page
    }
    this.set(after);
    this.channel?.postMessage('changed');
  }

  updateOne(key: string, next: (change: Change) => Change | readonly Change[]): Promise<void> {
    return this.update((all) => all.flatMap((change) => (change.key === key ? next(change) : change)));
  }

  async load(): Promise<void> {
    this.set((await this.options.database.get<Change[]>(this.databaseKey)) ?? []);
  }

  close(): void {
    this.channel?.close();
    this.channel = null;
  }

  private get databaseKey(): string {
    return `changes ${this.options.accountId() ?? ''}`;
  }

  private set(all: readonly Change[]): void {
    for (const { key } of all) this.unstored.delete(key);
    this.stored = all;
    this.options.onChange(this.all);
  }
}
