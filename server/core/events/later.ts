interface Waiting<Value> {
  onValue(value: Value): void;
  onProblem(problem: unknown): void;
}

/**
 * Comes once, and many wait for it: all are told in one go. With promises each of ten thousand open pages would have
 * some of its own, and a turn for each, for every event.
 */
export abstract class Shared<Value> {
  abstract wait(waiting: Waiting<Value>): void;

  /** `pick` is called for each who waits; where it gives something that is to come, they wait for that. */
  map<Picked>(pick: (value: Value) => Picked | Shared<Picked>): Shared<Picked> {
    return new Mapped(this, pick);
  }
}

class Mapped<Value, Picked> extends Shared<Picked> {
  constructor(
    private readonly source: Shared<Value>,
    private readonly pick: (value: Value) => Picked | Shared<Picked>,
  ) {
    super();
  }

  wait(waiting: Waiting<Picked>): void {
    this.source.wait({
      onValue: (value) => {
        try {
          tell(this.pick(value), waiting);
        } catch (problem) {
          waiting.onProblem(problem);
        }
      },
      onProblem: (problem) => waiting.onProblem(problem),
    });
  }
}

export class SharedPromise<Value> extends Shared<Value> {
  private waiting: Waiting<Value>[] = [];
  private tellNow: ((waiting: Waiting<Value>) => void) | undefined;

  constructor(promise: Promise<Value>) {
    super();
    promise.then(
      (value) => this.settle((waiting) => waiting.onValue(value)),
      (problem) => this.settle((waiting) => waiting.onProblem(problem)),
    );
  }

  wait(waiting: Waiting<Value>): void {
    if (this.tellNow) this.tellNow(waiting);
    else this.waiting.push(waiting);
  }

  private settle(tellNow: (waiting: Waiting<Value>) => void): void {
    this.tellNow = tellNow;
    for (const waiting of this.waiting) tellNow(waiting);
    this.waiting = [];
  }
}

/** There already, or to come. */
export type Later<Value> = Value | Promise<Value> | Shared<Value>;

/** At once where it is there. `waiting` must not throw. */
export function tell<Value>(later: Later<Value>, waiting: Waiting<Value>): void {
  if (later instanceof Shared) later.wait(waiting);
  else if (later instanceof Promise) later.then(waiting.onValue, waiting.onProblem);
  else waiting.onValue(later);
}
