import { type DocumentNode, Kind, visit } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Documents } from './documents.ts';
import { compiled, type KnownDocument } from './trusted-documents.ts';

/** Compiling takes as long as some twenty answers: a text is worth it that has come a few times, and will come again. */
const TIMES_BEFORE_COMPILING = 3;

/** Our own app's longest is shorter. */
const LONGEST_TEXT = 8_000;

const MOST_TEXTS = 200;

/** In characters, of all texts together. */
const MOST_TEXT = 400_000;

/** Nobody keeps the server compiling by sending ever new texts. */
const MS_BETWEEN_COMPILATIONS = 500;

interface Asked {
  times: number;
  known?: KnownDocument | null;
}

/** Programs send their own words again and again. Apollo answers a text until it is compiled. */
export class OpenDocuments {
  private readonly asked = new LRUCache<string, Asked>({
    max: MOST_TEXTS,
    maxSize: MOST_TEXT,
    sizeCalculation: (_, text) => text.length || 1,
  });
  private compiledAt = Number.NEGATIVE_INFINITY;

  /** In milliseconds, since whenever. */
  constructor(
    private readonly documents: Documents,
    private readonly now: () => number = () => performance.now(),
  ) {}

  find(text: unknown): KnownDocument | null {
    if (typeof text !== 'string' || text.length > LONGEST_TEXT) return null;
    const asked = this.asked.get(text) ?? { times: 0 };
    asked.times += 1;
    if (asked.times === 1) this.asked.set(text, asked);
    if (asked.known === undefined && asked.times > TIMES_BEFORE_COMPILING && this.mayCompile()) {
      asked.known = this.prepare(text);
    }
    return asked.known ?? null;
  }

  private mayCompile(): boolean {
    const isTime = this.now() - this.compiledAt >= MS_BETWEEN_COMPILATIONS;
    if (isTime) this.compiledAt = this.now();
    return isTime;
  }

  private prepare(text: string): KnownDocument | null {
    const document = this.documents.read(text);
    if (Array.isArray(document)) return null; // it is told elsewhere what is wrong with it
    try {
      return asksOnce(document) ? compiled(this.documents.schema, document) : null;
    } catch {
      return null; // what cannot be compiled, Apollo executes
    }
  }
}

/**
 * Each property is then asked once of each object, so that what the rows hold bounds the answer: what is compiled
 * does not count it. What is said about the schema is left to graphql-js.
 */
function asksOnce(document: DocumentNode): boolean {
  const namesInAnswer = new Map<string, string>();
  let isOnce = true;
  visit(document, {
    [Kind.FIELD]: ({ alias, name: { value: property } }) => {
      const name = alias?.value ?? property;
      const first = namesInAnswer.get(property);
      namesInAnswer.set(property, name);
      if ((first !== undefined && first !== name) || property === '__schema' || property === '__type') isOnce = false;
    },
  });
  return isOnce;
}
