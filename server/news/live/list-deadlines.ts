/** The longest time of a timer: some 24 days. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * Tells when a list changes by itself, as when its share link ends or the day of a surprise begins, of the lists that are
 * open in this process: with one timer, for the list that is next.
 */
export class ListDeadlines {
  private readonly deadlines = new Map<string, number>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly onDeadline: (listId: string) => void) {}

  /** Replaces the earlier deadline of the list. One that is over already is not waited for. */
  expect(listId: string, moments: readonly (Date | null | undefined)[]): void {
    const now = Date.now();
    const ahead = moments.map((moment) => moment?.getTime() ?? 0).filter((moment) => moment > now);
    const next = ahead.length > 0 ? Math.min(...ahead) : undefined;
    if (next === this.deadlines.get(listId)) return;
    if (next === undefined) this.deadlines.delete(listId);
    else this.deadlines.set(listId, next);
    this.wait();
  }

  forget(listId: string): void {
    if (this.deadlines.delete(listId)) this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    if (this.deadlines.size === 0) return;
    const next = Math.min(...this.deadlines.values());
    this.timer = setTimeout(() => this.report(), Math.min(next - Date.now(), MAX_TIMER_MS)).unref();
  }

  private report(): void {
    const over = [...this.deadlines].filter(([, deadline]) => deadline <= Date.now()).map(([listId]) => listId);
    for (const listId of over) this.deadlines.delete(listId);
    this.wait();
    for (const listId of over) this.onDeadline(listId);
  }
}
