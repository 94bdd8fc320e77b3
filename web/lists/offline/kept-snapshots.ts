import { newUuid } from '../../base/network/uuid.ts';
import { whenIdle } from '../../base/network/when-idle.ts';
import type { DeviceDatabase } from '../../base/storage/device-database.ts';

/** Characters of the JSON of a list. */
const LONGEST_SNAPSHOT = 5_000_000;
/** Written in one go, which a phone does between two frames. */
const ITEMS_OF_PART = 200;

type Data = Record<string, unknown>;

export interface Snapshot {
  at: number;
  data: Data;
}

/** A long list is kept in parts: its own record names them in their order. */
interface StoredSnapshot extends Snapshot {
  parts?: string[];
}

interface WrittenPart {
  id: string;
  items: unknown[];
  length: number;
}

interface KnownList {
  items?: { nodes: unknown[] };
}

/** The snapshots on the device. Long ones are written bit by bit while the page has nothing else to do, and only what is new of them. */
export class KeptSnapshots {
  private readonly written = new Map<string, WrittenPart[]>();

  constructor(private readonly database: DeviceDatabase) {}

  /** False where it is too long, or `mayGoOn` says no meanwhile: what was kept before is to be removed then. */
  async write(key: string, { at, data }: Snapshot, mayGoOn: () => boolean): Promise<boolean> {
    const items = itemsOf(data);
    if (items.length <= ITEMS_OF_PART) {
      if (JSON.stringify(data).length > LONGEST_SNAPSHOT) return false;
      await this.database.update<StoredSnapshot>(key, () => ({ at, data }));
      await this.removeParts(key, []);
      return true;
    }
    const head = withItems(data, []);
    const parts: WrittenPart[] = [];
    let length = JSON.stringify(head).length;
    for (let start = 0; start < items.length; start += ITEMS_OF_PART) {
      const part = this.knownPart(key, items.slice(start, start + ITEMS_OF_PART));
      const isNew = part.length === 0;
      if (isNew) {
        await idle();
        if (!mayGoOn()) return false;
        part.length = JSON.stringify(part.items).length;
      }
      length += part.length;
      if (length > LONGEST_SNAPSHOT) return false;
      if (isNew) await this.database.update<unknown[]>(partKey(key, part.id), () => part.items);
      parts.push(part);
    }
    const ids = parts.map(({ id }) => id);
    await this.database.update<StoredSnapshot>(key, () => ({ at, data: head, parts: ids }));
    await this.removeParts(key, ids);
    this.written.set(key, parts);
    return true;
  }

  async read(key: string): Promise<Snapshot | undefined> {
    const stored = await this.database.get<StoredSnapshot>(key);
    if (!stored?.parts) return stored;
    const parts = await Promise.all(stored.parts.map((id) => this.database.get<unknown[]>(partKey(key, id))));
    if (parts.includes(undefined)) return undefined; // another tab has just written it anew
    return {
      at: stored.at,
      data: withItems(
        stored.data,
        parts.flatMap((part) => part ?? []),
      ),
    };
  }

  async remove(keys: readonly string[]): Promise<void> {
    await this.database.remove(keys);
    for (const key of keys) await this.removeParts(key, []);
  }

  /** The part as it was written, if it is as it was; else a new one, whose length is not known yet. */
  private knownPart(key: string, items: unknown[]): WrittenPart {
    const known = this.written
      .get(key)
      ?.find((part) => part.items.length === items.length && part.items.every((item, index) => item === items[index]));
    return known ?? { id: newUuid(), items, length: 0 };
  }

  private async removeParts(key: string, except: readonly string[]): Promise<void> {
    if (except.length === 0) this.written.delete(key);
    const kept = new Set(except.map((id) => partKey(key, id)));
    const all = await this.database.keys();
    await this.database.remove(all.filter((each) => each.startsWith(`${key} `) && !kept.has(each)));
  }
}

/** The first of its items stand for all, which were asked for alike. */
export function beginningOf(data: Data): Data {
  const items = itemsOf(data);
  return items.length > ITEMS_OF_PART ? withItems(data, items.slice(0, ITEMS_OF_PART)) : data;
}

function itemsOf(data: Data): unknown[] {
  return (data.list as KnownList | undefined)?.items?.nodes ?? [];
}

function withItems(data: Data, nodes: unknown[]): Data {
  const list = data.list as KnownList;
  return { ...data, list: { ...list, items: { ...list.items, nodes } } };
}

function partKey(key: string, id: string): string {
  return `${key} ${id}`;
}

/** In milliseconds, on a page that is never idle: a long list has many slices. */
const LONGEST_SLICE_WAIT_MS = 100;

/** A page that is left has no time to wait. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else whenIdle(resolve, LONGEST_SLICE_WAIT_MS);
  });
}
