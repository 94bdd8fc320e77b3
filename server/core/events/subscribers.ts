import { Repeater } from '@graphql-yoga/subscription';

export const END = Symbol('end');

interface Following<Message> {
  onStart(send: (message: Message) => void): void;
  onEnd?(): void;
}

interface Listener<View> {
  /** `message` is shared by all. The next one waits for this promise; a rejection ends the following. */
  onView(view: View, message: unknown): Promise<void> | undefined;
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
    show: (message: Message) => Promise<View | null | typeof END> | View | null | typeof END,
    { onStart, onEnd = () => {} }: Following<Message>,
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
      const showNext = async (message: Message) => {
        if (isOver) return;
        try {
          const view = await show(message);
          if (view === END) end();
          else if (view !== null && !isOver) await listener.onView(view, message);
        } catch (problem) {
          end(problem);
        }
      };
      const send = oneByOne(showNext);
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

/** A chain of promises would do the same, and make some more for each of ten thousand open pages. */
function oneByOne<Thing>(doNext: (thing: Thing) => Promise<void>): (thing: Thing) => void {
  const waiting: Thing[] = [];
  let isBusy = false;
  const begin = (thing: Thing) => {
    isBusy = true;
    void doNext(thing).then(goOn);
  };
  const goOn = () => {
    isBusy = false;
    const [next] = waiting.splice(0, 1);
    if (next !== undefined) begin(next);
  };
  return (thing) => {
    if (isBusy) waiting.push(thing);
    else begin(thing);
  };
}
