import type { Kind } from '../../base/design/kinds.ts';
import { type DeviceDatabase, openDeviceDatabase } from '../../base/storage/device-database.ts';
import { markStoredData } from '../../base/storage/stored-data.ts';
import type { GivenFile } from './given-file.ts';

/** The places that the lists of a file go to. */
export interface ImportChoice {
  /** The list that is shown, among those that were found. */
  place: number;
  /** Null is a new list. */
  targetId: string | null;
  chosen: { kind: Kind; place: number } | null;
}

/** A preview that somebody looked at, with all that was chosen and corrected in it. */
export interface KeptImport {
  /** Tells it from others, and since when it is kept. */
  at: number;
  given: readonly GivenFile[];
  choice: ImportChoice;
  /** By the places of its lists: each value by its name. */
  parts: Map<number, Map<string, unknown>>;
}

/** A list that a file went to. */
interface Brought {
  digest: string;
  place: number;
  listId: string;
  at: number;
}

const LONGEST_KEPT_MS = 24 * 60 * 60 * 1000;

/** For so long the same file is taken for the same list. */
const LONGEST_SAME_MS = 60 * 60 * 1000;

/** In bytes: larger files are kept until the page is left. */
const LARGEST_STORED = 8_000_000;

/** In milliseconds: typing does not store each letter. */
const PAUSE = 300;

/** All that one person brings, in this page and on this device. */
export class KeptImports {
  #kept: KeptImport | null | undefined;
  #broughts: readonly Brought[] | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly ownerId: string,
    private readonly database: DeviceDatabase = openDeviceDatabase(),
  ) {}

  get kept(): KeptImport | null {
    return this.#kept ?? null;
  }

  /** Reads what an earlier page has kept. */
  async read(now = Date.now()): Promise<void> {
    if (this.#kept !== undefined) return;
    const [kept, broughts] = await Promise.all([
      this.database.get<KeptImport>(this.#key).catch(() => undefined),
      this.database.get<readonly Brought[]>(this.#broughtKey).catch(() => undefined),
    ]);
    const isOld = kept !== undefined && kept.at <= now - LONGEST_KEPT_MS;
    if (isOld) this.database.remove([this.#key]).catch(() => {});
    this.#kept ??= isOld ? null : (kept ?? null);
    this.#broughts ??= broughts ?? [];
  }

  /** The same text again has its corrections. */
  begin(given: readonly GivenFile[], choice: ImportChoice): KeptImport {
    const isText = given.every(({ name }) => name === '');
    if (isText && this.#kept && digestOf(this.#kept.given) === digestOf(given)) return this.#kept;
    this.#kept = { at: Date.now(), given, choice, parts: new Map() };
    this.store();
    return this.#kept;
  }

  /** After a moment, with what was changed meanwhile. */
  store(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.storeNow(), PAUSE);
  }

  /** Before the page goes, if anything waits. */
  storeNow(): void {
    const kept = this.#kept;
    if (!kept || this.#timer === undefined || sizeOf(kept.given) > LARGEST_STORED) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    markStoredData();
    this.database.update(this.#key, () => kept).catch(() => {}); // then it is there until the page is left
  }

  forget(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#kept = null;
    this.database.remove([this.#key]).catch(() => {});
  }

  /** The list that the same file went to a short while ago. */
  listOf(given: readonly GivenFile[], place: number, now = Date.now()): string | null {
    const digest = digestOf(given);
    const isSame = (one: Brought) => one.digest === digest && one.place === place && one.at > now - LONGEST_SAME_MS;
    return this.#broughts?.findLast(isSame)?.listId ?? null;
  }

  /** Null where all of it was taken back. */
  setListOf(given: readonly GivenFile[], place: number, listId: string | null): void {
    const digest = digestOf(given);
    const at = Date.now();
    const others = (this.#broughts ?? []).filter(
      (one) => at - one.at < LONGEST_SAME_MS && (one.digest !== digest || one.place !== place),
    );
    const broughts = listId === null ? others : [...others, { digest, place, listId, at }];
    this.#broughts = broughts;
    markStoredData();
    this.database.update(this.#broughtKey, () => broughts).catch(() => {});
  }

  get #key(): string {
    return `import ${this.ownerId}`;
  }

  get #broughtKey(): string {
    return `imported ${this.ownerId}`;
  }
}

let imports: KeptImports | undefined;

/** Stays while other screens are open. */
export function importsOf(ownerId: string): KeptImports {
  if (imports?.ownerId !== ownerId) imports = new KeptImports(ownerId);
  return imports;
}

function sizeOf(given: readonly GivenFile[]): number {
  return given.reduce((sum, { bytes, copied }) => sum + bytes.length + (copied?.html?.length ?? 0), 0);
}

/** The same for the same content, whatever its file is called. */
function digestOf(given: readonly GivenFile[]): string {
  let [high, low] = [0xde_ad_be_ef, 0x41_c6_ce_57];
  for (const { bytes } of given)
    for (const byte of bytes) {
      high = Math.imul(high ^ byte, 2_654_435_761);
      low = Math.imul(low ^ byte, 1_597_334_677);
    }
  return `${given.reduce((sum, { bytes }) => sum + bytes.length, 0)} ${high >>> 0} ${low >>> 0}`;
}
