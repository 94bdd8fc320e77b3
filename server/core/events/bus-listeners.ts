import { type LiveEvent, parseEvent } from './live-event.ts';

type OnProblem = (problem: unknown) => void;

/** An event that nobody here understands, or that a listener fails at, is reported and passed over. */
export class BusListeners {
  private readonly onEventListeners: ((event: LiveEvent) => void)[] = [];
  private readonly onGapListeners: (() => void)[] = [];
  private readonly unknownKinds = new Set<string>();

  constructor(private readonly onProblem: OnProblem = () => {}) {}

  onEvent(listener: (event: LiveEvent) => void): void {
    this.onEventListeners.push(listener);
  }

  onGap(listener: () => void): void {
    this.onGapListeners.push(listener);
  }

  receive(payload: string): void {
    const event = parseEvent(payload);
    if (!event) this.skip(payload);
    else for (const listener of this.onEventListeners) this.call(listener, event);
  }

  reportGap(): void {
    for (const listener of this.onGapListeners) listener();
  }

  private call(listener: (event: LiveEvent) => void, event: LiveEvent): void {
    try {
      listener(event);
    } catch (problem) {
      this.onProblem(problem); // thrown from here, it would end the process
    }
  }

  /** Said once for each kind: a version that announces it may announce it often. */
  private skip(payload: string): void {
    const kind = /"kind": ?"(\w{1,50})"/.exec(payload)?.[1] ?? 'nothing readable';
    if (this.unknownKinds.has(kind)) return;
    this.unknownKinds.add(kind);
    this.onProblem(new Error(`An event was skipped that this version does not understand: ${kind}`));
  }
}
