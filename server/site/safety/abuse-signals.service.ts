import type { EntityManager } from '@mikro-orm/postgresql';
import { LARGEST_PAGE } from '../../base/paging/page.type.ts';
import type { User } from '../../core/users/user.entity.ts';
import { assertAdministrator } from '../../core/users/user.policy.ts';
import type { AbuseSignalKind } from '../../lists/abuse/abuse-signal.entity.ts';
import type { AbuseSignalEntry, AbuseSignalPage } from './abuse-signal.type.ts';
import { type AbuseSignalRow, selectSignals } from './abuse-signal-rows.ts';

interface SignalsQuery {
  kind?: AbuseSignalKind | null;
  limit: number;
  after?: string | null;
}

export class AbuseSignalsService {
  constructor(private readonly em: EntityManager) {}

  /** Lists that keep a surprise from this administrator, who may work on them, are not counted. */
  async signals(viewer: User, { kind = null, limit, after }: SignalsQuery): Promise<AbuseSignalPage> {
    assertAdministrator(viewer);
    const most = Math.min(LARGEST_PAGE, Math.max(1, limit));
    const [, at, rest] = /^(\d{4}-\d\d-\d\dT\d\d:00:00Z) ([\w -]{1,100})$/.exec(after ?? '') ?? [];
    const place = at && rest && !Number.isNaN(Date.parse(at)) ? { at, rest } : null;
    const found = await selectSignals(this.em, {
      viewerId: viewer.id,
      kind,
      at: place?.at ?? null,
      rest: place?.rest ?? null,
      limit: most + 1,
    });
    const data = found.slice(0, most);
    return { data: data.map(entryOf), next: found.length > most ? (data.at(-1)?.id ?? null) : null };
  }
}

function entryOf({ lists, hour, ...row }: AbuseSignalRow): AbuseSignalEntry {
  return { ...row, hour: new Date(hour), lists: lists ?? [] };
}
