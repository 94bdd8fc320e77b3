import { listenToPostgres } from './postgres-listener.ts';

const RETRY_PAUSE_MS = 1_000;

type Publish = (message: string) => Promise<unknown>;

/** A message without an event is a gap. */
export class EventRelay {
  private isClosed = false;
  private listening: { close(): Promise<void> } | undefined;
  private retry: NodeJS.Timeout | undefined;

  private constructor(
    private readonly term: number,
    private readonly publish: Publish,
  ) {}

  static async start(databaseUrl: string, term: number, publish: Publish): Promise<EventRelay> {
    const relay = new EventRelay(term, publish);
    relay.listening = await listenToPostgres(databaseUrl, {
      receive: (payload) => relay.send(payload),
      reportGap: () => relay.send(''),
    });
    relay.send(''); // nobody listened before, or somebody else
    return relay;
  }

  static parse(message: string): { term: number; payload: string } {
    const end = message.indexOf(' ');
    return { term: Number(message.slice(0, end)), payload: message.slice(end + 1) };
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.retry);
    await this.listening?.close();
  }

  /** An event that could not be sent is a gap once something can be. */
  private send(payload: string): void {
    if (this.isClosed) return;
    this.publish(`${this.term} ${payload}`).catch(() => this.sendGapLater());
  }

  private sendGapLater(): void {
    if (this.isClosed || this.retry) return;
    this.retry = setTimeout(() => {
      this.retry = undefined;
      this.send('');
    }, RETRY_PAUSE_MS);
  }
}
