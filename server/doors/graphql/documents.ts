import { createHash } from 'node:crypto';
import type { DocumentNode, GraphQLError, GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { GuestBudget } from './guest-budget.ts';
import { checked } from './limits.ts';

const MOST_DOCUMENTS = 500;

/** In characters, of all texts together. */
const MOST_TEXT = 2_000_000;

/** A thousand pages that open the same list send one document, which is parsed and checked once. */
export class Documents {
  private readonly known = new LRUCache<string, DocumentNode>({ max: MOST_DOCUMENTS, maxSize: MOST_TEXT });

  constructor(
    readonly schema: GraphQLSchema,
    private readonly budget?: GuestBudget,
  ) {}

  read(text: string): DocumentNode | GraphQLError[] {
    const key = hashOf(text);
    const document = this.known.get(key) ?? checked(this.schema, text);
    if (!Array.isArray(document)) this.known.set(key, document, { size: text.length || 1 });
    return document;
  }

  /** `asker` is a person's id or a guest's address: texts that nobody has sent lately are charged to their budget. */
  async readFor(asker: string, text: string): Promise<DocumentNode | GraphQLError[]> {
    const refusal = this.known.has(hashOf(text)) ? null : await this.budget?.refusalToRead(asker, text);
    return refusal ? [refusal] : this.read(text);
  }

  /** Apollo neither parses nor checks what it finds here. Its keys end with the hash of the text. */
  readonly store = {
    get: async (key: string) => this.known.get(key.slice(key.lastIndexOf(':') + 1)),
    set: async () => {}, // of a text that was not read here, which is one of our own
    delete: async () => false,
  };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
