import type { MikroORM } from '@mikro-orm/postgresql';
import { statement } from '../../base/database/prepared.ts';
import { isId, newId } from '../../base/database/uuid.ts';
import type { Limited } from '../../base/rate-limits/limits.ts';
import type { AbuseSignalKind } from './abuse-signal.entity.ts';
import type { AddressKeys } from './address-keys.ts';

const WRITE_INTERVAL_MS = 1000;

/** Per second. Beyond that there are more addresses than anybody could look at. */
const MOST_WAITING = 5000;

interface Signal {
  hour: string;
  kind: AbuseSignalKind;
  limitName: Limited;
  /** A network address, or the id of a person. */
  who: string;
  listId: string | null;
}

/**
 * Counts possible misuse. A call only notes it in memory; one statement a second writes it all, so that refused calls
 * do not make the database work. A crash loses a second of counts.
 */
export class AbuseWatch {
  private waiting = new Map<string, Signal & { count: number }>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly orm: MikroORM,
    private readonly addressKeys: AddressKeys,
    private readonly onProblem: (problem: unknown) => void = () => {},
  ) {}

  /** Somebody bought through a share link. */
  notePurchase(address: string, listId: string): void {
    this.note({ kind: 'PURCHASES', limitName: 'purchase', who: address, listId });
  }

  /** A limit refused somebody: an address, or a person by their id. */
  noteRefusal(limitName: Limited, who: string, listId: string | null = null): void {
    this.note({ kind: 'REFUSALS', limitName, who, listId });
  }

  /** Writes what was noted so far. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const signals = [...this.waiting.values()];
    this.waiting = new Map();
    this.writing = this.writing.then(() => this.write(signals)).catch(this.onProblem);
    return this.writing;
  }

  private note(signal: Omit<Signal, 'hour'>): void {
    const hour = `${new Date().toISOString().slice(0, 13)}:00:00Z`;
    const key = `${hour} ${signal.kind} ${signal.limitName} ${signal.who} ${signal.listId}`; // none of them has a space in it
    const count = (this.waiting.get(key)?.count ?? 0) + 1;
    if (count === 1 && this.waiting.size >= MOST_WAITING) return;
    this.waiting.set(key, { ...signal, hour, count });
    this.timer ??= setTimeout(() => void this.flush(), WRITE_INTERVAL_MS).unref();
  }

  private async write(signals: readonly (Signal & { count: number })[]): Promise<void> {
    if (signals.length === 0) return;
    const rows = signals.map(({ who, ...signal }) => {
      const userId = isId(who) ? who : null;
      const subject = userId ?? this.addressKeys.keyOf(`address on ${signal.hour.slice(0, 10)}`, who);
      return { ...signal, id: newId(), userId, subject };
    });
    await writeSignals(this.orm.em.fork(), { rows: JSON.stringify(rows) });
  }
}

// Lists and people that are gone by now are left out. In one order, so that processes do not wait for each other.
const writeSignals = statement<never, { rows: string }>(
  'write abuse signals',
  `insert into abuse_signals (id, hour, kind, limit_name, subject, user_id, list_id, count)
   select s.id, s.hour, s.kind, s."limitName", s.subject, u.id, l.id, s.count
   from jsonb_to_recordset($rows::jsonb) as s (id uuid, hour timestamptz, kind text, "limitName" text, subject text,
     "userId" uuid, "listId" uuid, count int)
   left join users u on u.id = s."userId" left join lists l on l.id = s."listId"
   where (s."userId" is null or u.id is not null) and (s."listId" is null or l.id is not null)
   order by s.hour, s.kind, s."limitName", s.subject, l.id
   on conflict (hour, kind, limit_name, subject, list_id) do update set count = abuse_signals.count + excluded.count`,
);
