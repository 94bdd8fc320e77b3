/** What a timer can wait at most: some 24 days. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** Tells when share links end, of the lists that are open in this process: with one timer, for the one that ends next. */
export class LinkExpiries {
  private readonly ends = new Map<string, number>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly tell: (listId: string) => void) {}

  /** Replaces what was expected of the list before. What is over already is nothing to wait for. */
  expect(listId: string, at: Date | null): void {
    const end = at?.getTime();
    if (end === this.ends.get(listId)) return;
    if (end === undefined || end <= Date.now()) this.ends.delete(listId);
    else this.ends.set(listId, end);
    this.wait();
  }

  forget(listId: string): void {
    if (this.ends.delete(listId)) this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    if (this.ends.size === 0) return;
    const next = Math.min(...this.ends.values());
    this.timer = setTimeout(() => this.tellOfEnds(), Math.min(next - Date.now(), LONGEST_WAIT)).unref();
  }

  private tellOfEnds(): void {
    const over = [...this.ends].filter(([, end]) => end <= Date.now()).map(([listId]) => listId);
    for (const listId of over) this.ends.delete(listId);
    this.wait();
    for (const listId of over) this.tell(listId);
  }
}
