import { Repeater } from '@graphql-yoga/subscription';
import { type Later, type Shared, tell } from './later.ts';

export const END = Symbol('end');

interface Following<Message> {
  onStart(send: (message: Message) => void): void;
  onEnd?(): void;
  /** Whether a problem of showing is an end like END. */
  isEnd?(problem: unknown): boolean;
}

interface Listener<View> {
  /** `message` is shared by all. The next one waits for what is given; a problem ends the following. */
  onView(view: View, message: unknown): Shared<void> | undefined;
  /** Not called where the listener itself has left. */
  onEnd(problem?: unknown): void;
}

/** Begins when it is listened to or iterated over. */
export class Followed<View> implements AsyncIterable<View> {
  /** Costs less than iterating. */
  constructor(readonly listen: (listener: Listener<View>) => () => void) {}

  [Symbol.asyncIterator](): AsyncIterator<View> {
    // A generator would hold its place until the next message; a repeater lets go when its reader does.
    return new Repeater<View>(async (push, stop) => {
      const leave = this.listen({
        onView(view) {
          push(view).catch(() => {}); // rejected when the reader has gone, which `stop` tells too
          return undefined; // what it has not read yet keeps nothing waiting
        },
        onEnd: stop,
      });
      await stop;
      leave();
    });
  }
}

export class Subscribers<Message> {
  private readonly byKey = new Map<string, Set<(message: Message) => void>>();

  get keys(): string[] {
    return [...this.byKey.keys()];
  }

  has(key: string): boolean {
    return this.byKey.has(key);
  }

  send(key: string, message: Message): void {
    for (const send of this.byKey.get(key) ?? []) send(message);
  }

  /** In order; null is left out, and an error ends it. */
  follow<View>(
    key: string,
    show: (message: Message) => Later<View | null | typeof END>,
    { onStart, onEnd = () => {}, isEnd = () => false }: Following<Message>,
  ): Followed<View> {
    return new Followed((listener) => {
      let isOver = false;
      const leave = () => {
        if (isOver) return;
        isOver = true;
        this.remove(key, send);
        onEnd();
      };
      const end = (problem?: unknown) => {
        if (isOver) return;
        leave();
        listener.onEnd(problem);
      };
      const send = oneByOne((message: Message, next: () => void) => {
        if (isOver) return next();
        const delivered = { onValue: next, onProblem: end };
        const shown = {
          onValue(view: View | null | typeof END) {
            if (view === END) end();
            if (view === null || view === END || isOver) return next();
            try {
              tell(listener.onView(view, message), delivered);
            } catch (problem) {
              end(problem);
            }
          },
          onProblem: (problem: unknown) => end(isEnd(problem) ? undefined : problem),
        };
        try {
          tell(show(message), shown);
        } catch (problem) {
          shown.onProblem(problem);
        }
      });
      this.add(key, send);
      onStart(send);
      return leave;
    });
  }

  private add(key: string, send: (message: Message) => void): void {
    const there = this.byKey.get(key) ?? new Set();
    this.byKey.set(key, there.add(send));
  }

  private remove(key: string, send: (message: Message) => void): void {
    const there = this.byKey.get(key);
    there?.delete(send);
    if (there?.size === 0) this.byKey.delete(key);
  }
}

function oneByOne<Thing>(doNext: (thing: Thing, next: () => void) => void): (thing: Thing) => void {
  const waiting: Thing[] = [];
  let isBusy = false;
  let isGoingOn = false;
  const begin = (thing: Thing) => {
    isBusy = true;
    doNext(thing, goOn);
  };
  const goOn = () => {
    isBusy = false;
    if (isGoingOn) return; // what is done at once must not make the stack grow
    isGoingOn = true;
    while (!isBusy && waiting.length > 0) begin(waiting.shift() as Thing);
    isGoingOn = false;
  };
  return (thing) => {
    if (isBusy || waiting.length > 0) waiting.push(thing);
    else begin(thing);
  };
}
