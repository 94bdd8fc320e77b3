import type { ApolloCache } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import type { ErrorCode } from '#rules/base/errors/error-codes';
import type { Conflict } from '../form/conflicts.ts';

/** Described by data alone, so that it outlives the page and waits for a connection. */
export interface Change<Variables = Record<string, unknown>> {
  /** An idempotency key, too. */
  key: string;
  kind: string;
  listId: string;
  /** Marked as waiting. */
  itemId?: string;
  /** As people call it. */
  title: string;
  variables: Variables;
  /** Until the server gives an id to what this change makes. */
  temporaryId?: string;
  madeAt: number;
  /** It may have arrived, even if no answer did. */
  triedAt?: number;
  /** Otherwise than was meant. Kept until the person has read it. */
  outcome?: Outcome;
}

export interface Outcome {
  text: string;
  /** The person chooses. */
  conflicts?: Conflict[];
}

export interface ChangeKind<Variables = Record<string, unknown>, Data = unknown> {
  name: string;
  document: DocumentNode;
  /** "Milk could not be saved: Item not found". */
  refusal(title: string, reason: string): string;
  /** On top of what the server said last; called again whenever that changes. */
  show(cache: ApolloCache, change: Change<Variables>): void;
  /** Apollo may do enough with the answer by itself. */
  settle?(cache: ApolloCache, data: Data, change: Change<Variables>): void;
  idOf?(data: Data): string;
  /** The answer is less than was asked for. */
  remark?(data: Data, change: Change<Variables>): string | undefined;
  /** A refusal with this code means that it is done already. */
  isDone?(code: ErrorCode | undefined): boolean;
}

export type NewChange<Variables> = Pick<Change<Variables>, 'listId' | 'itemId' | 'title' | 'temporaryId'> & {
  /** One change may be tried several times, such as a form's. */
  key?: string;
  variables: Variables;
};

/** A refusal is thrown. */
export type ChangeResult<Data> = { data: Data; isPending: false } | { data?: undefined; isPending: true };
