import type { ApolloClient } from '@apollo/client';
import { errorOfRefusal, type KeptRefusal } from '../../../base/network/problems.ts';
import { type DeviceDatabase, openDeviceDatabase } from '../../../base/storage/device-database.ts';
import { session } from '../../../core/session/session.ts';
import type { QuickItem } from './quick-item.ts';

/**
 * An item that is added as soon as its link is read or its turn comes, or that was refused and waits for the person.
 */
type Addition = Omit<QuickItem, 'failure'> & { listId: string; refusal?: KeptRefusal };

/** Items that are being added, kept on the device: a reload loses none of them. */
class WaitingAdditions {
  constructor(private readonly database: DeviceDatabase) {}

  keep(listId: string, items: readonly QuickItem[]): Promise<void> {
    return this.change((all) => [...all, ...items.map(({ failure, ...item }) => ({ ...item, listId }))]);
  }

  /** The server would refuse it again, so only the person tries again. */
  refuse({ failure, ...item }: QuickItem, refusal: KeptRefusal): Promise<void> {
    return this.change((all) => all.map((one) => (one.id === item.id ? { ...one, ...item, refusal } : one)));
  }

  /** More of them was found out since. */
  know(...items: readonly QuickItem[]): Promise<void> {
    const known = new Map(items.map(({ failure, ...item }) => [item.id, item]));
    return this.change((all) => all.map((one) => ({ ...one, ...known.get(one.id) })));
  }

  /** They are on the list, or nobody wants them any more. */
  forget(...ids: readonly string[]): Promise<void> {
    const gone = new Set(ids);
    return this.change((all) => all.filter(({ id }) => !gone.has(id)));
  }

  /** Reads the items that were still to be added when the page was left; refused ones with their failure. */
  async of(listId: string): Promise<QuickItem[]> {
    return (await this.read())
      .filter((one) => one.listId === listId)
      .map(({ listId: _its, refusal, ...item }) => (refusal ? { ...item, failure: errorOfRefusal(refusal) } : item));
  }

  /**
   * Does the work for one addition while no other page is at it, since the same list may be open several times. Resolves to
   * false for one of an earlier visit that another page has added meanwhile.
   */
  async inTurn(id: string, isRestored: boolean, work: () => Promise<void>): Promise<boolean> {
    const begin = async () => {
      if (isRestored && !(await this.read()).some((one) => one.id === id)) return false;
      await work();
      return true;
    };
    return navigator.locks ? navigator.locks.request(`kindlist addition ${id}`, begin) : begin();
  }

  /** Beside the changes that wait, and outlasting a session like them. */
  private get databaseKey(): string {
    return `changes ${session.getState().account?.id ?? ''} additions`;
  }

  private async read(): Promise<readonly Addition[]> {
    try {
      return (await this.database.get<Addition[]>(this.databaseKey)) ?? [];
    } catch {
      return []; // a browser that keeps nothing
    }
  }

  private async change(next: (all: readonly Addition[]) => readonly Addition[]): Promise<void> {
    try {
      await this.database.update<readonly Addition[]>(this.databaseKey, (all = []) => next(all));
    } catch {
      // a full disk: then it lasts as long as the page
    }
  }
}

const additions = new WeakMap<ApolloClient, WaitingAdditions>();

export function additionsOf(client: ApolloClient): WaitingAdditions {
  const known = additions.get(client) ?? new WaitingAdditions(openDeviceDatabase());
  additions.set(client, known);
  return known;
}
