/** Deeper values are no description of a product. */
const DEEPEST = 80;

const WORD = /[\p{L}\p{N}_$]{1,200}/uy;
const NUMBER = /[-+]?(?:\d{1,40}(?:\.\d{0,40})?|\.\d{1,40})(?:e[-+]?\d{1,4})?/iy;

const WORDS: Readonly<Record<string, unknown>> = { true: true, false: false, null: null, undefined: null, NaN: null };

const NAMED_ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

interface Literal {
  value: unknown;
  /** The place behind it. */
  end: number;
}

class NoLiteral extends Error {}

/**
 * Reads a value as a script writes it: bare names, single quotes, `!0`, `void 0`, commas too many. `names` gives the values
 * of variables; one that is unknown is null. Null for a program, which is never run.
 */
export function literalAt(text: string, start: number, names?: ReadonlyMap<string, unknown>): Literal | null {
  try {
    return new Reader(text, start, names ?? new Map()).read();
  } catch (problem) {
    if (problem instanceof NoLiteral) return null;
    throw problem;
  }
}

/** Reads the values between the brackets of a call, given the place of the opening one. */
export function argumentsAt(text: string, start: number): unknown[] | null {
  try {
    return new Reader(text, start + 1, new Map()).list(')', 0);
  } catch (problem) {
    if (problem instanceof NoLiteral) return null;
    throw problem;
  }
}

/** The text in quotes that begins at a place, as a program reads it; null where it does not end. */
export function quotedAt(text: string, start: number): { value: string; end: number } | null {
  const quote = text[start];
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === quote) return { value: unescaped(text.slice(start + 1, at)), end: at + 1 };
  }
  return null;
}

function unescaped(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(/\\(?:u([\da-fA-F]{4})|x([\da-fA-F]{2})|([^ux]))/g, (_all, wide, short, sign = '') =>
    wide || short ? String.fromCharCode(Number.parseInt(wide ?? short, 16)) : (NAMED_ESCAPES[sign] ?? sign),
  );
}

class Reader {
  private readonly text: string;
  private at: number;
  private readonly names: ReadonlyMap<string, unknown>;

  constructor(text: string, at: number, names: ReadonlyMap<string, unknown>) {
    this.text = text;
    this.at = at;
    this.names = names;
  }

  read(): Literal {
    const value = this.value(0);
    return { value, end: this.at };
  }

  list(closing: string, depth: number): unknown[] {
    const values: unknown[] = [];
    for (;;) {
      if (this.takes(closing)) return values;
      values.push(this.takes(',') ? null : this.value(depth + 1));
      if (!this.takes(',') && this.next() !== closing) throw new NoLiteral();
    }
  }

  private value(depth: number): unknown {
    if (depth > DEEPEST) throw new NoLiteral();
    const sign = this.next();
    if (sign === '{') return this.object(depth);
    if (sign === '[') {
      this.at += 1;
      return this.list(']', depth);
    }
    if (sign === '"' || sign === "'" || sign === '`') return this.quoted();
    if (sign === '!') {
      this.at += 1;
      return !this.value(depth + 1);
    }
    return this.number() ?? this.named(depth);
  }

  private object(depth: number): Record<string, unknown> {
    const object: Record<string, unknown> = {};
    this.at += 1;
    for (;;) {
      if (this.takes('}')) return object;
      const sign = this.next();
      const key = sign === '"' || sign === "'" ? this.quoted() : this.word();
      const value = this.takes(':') ? this.value(depth + 1) : (this.names.get(key) ?? null); // `{name, price}`
      if (key !== '__proto__') object[key] = value;
      if (!this.takes(',') && this.next() !== '}') throw new NoLiteral();
    }
  }

  private quoted(): string {
    const quoted = quotedAt(this.text, this.at);
    if (!quoted) throw new NoLiteral();
    this.at = quoted.end;
    return quoted.value;
  }

  private number(): number | null {
    NUMBER.lastIndex = this.at;
    const [written] = NUMBER.exec(this.text) ?? [];
    if (written === undefined) return null;
    this.at += written.length;
    return Number(written);
  }

  /** The value of a variable; a call, as of `new Date(0)`, counts as unknown. */
  private named(depth: number): unknown {
    if (depth > DEEPEST) throw new NoLiteral();
    const word = this.word();
    if (word === 'void') {
      this.value(depth + 1);
      return null;
    }
    if (word === 'new') return this.named(depth + 1);
    if (this.next() === '(') {
      this.at += 1;
      this.list(')', depth);
      return null;
    }
    if (this.next() === '.') throw new NoLiteral();
    return Object.hasOwn(WORDS, word) ? WORDS[word] : (this.names.get(word) ?? null);
  }

  private word(): string {
    this.next();
    WORD.lastIndex = this.at;
    const [word] = WORD.exec(this.text) ?? [];
    if (word === undefined) throw new NoLiteral();
    this.at += word.length;
    return word;
  }

  private takes(sign: string): boolean {
    if (this.next() !== sign) return false;
    this.at += 1;
    return true;
  }

  /** The next sign that is neither a space nor of a comment. */
  private next(): string | undefined {
    for (;;) {
      const sign = this.text[this.at];
      if (sign !== undefined && /\s/.test(sign)) this.at += 1;
      else if (sign === '/' && this.text[this.at + 1] === '*') {
        const end = this.text.indexOf('*/', this.at + 2);
        if (end < 0) throw new NoLiteral();
        this.at = end + 2;
      } else return sign;
    }
  }
}
