import type { ApolloCache } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import type { ErrorCode } from '#rules/base/errors/error-codes';
import type { Conflict } from '../form/conflicts.ts';

/** A change that somebody made, described by data alone, so that it outlives the page and waits for a connection. */
export interface Change<Variables = Record<string, unknown>> {
  /** Its idempotency key, too. */
  key: string;
  kind: string;
  listId: string;
  /** The item that is marked as waiting. */
  itemId?: string;
  /** The name of the changed thing, as people call it. */
  title: string;
  variables: Variables;
  /** Stands for the id that the server will give to what this change makes. */
  temporaryId?: string;
  madeAt: number;
  /** When it was first sent. It may have arrived, even if no answer did. */
  triedAt?: number;
  /** How it ended otherwise than was meant. Kept until the person has read it. */
  outcome?: Outcome;
}

export interface Outcome {
  text: string;
  /** Somebody else changed the same fields: the person chooses. */
  conflicts?: Conflict[];
}

/** One kind of change: what is sent, how things look meanwhile, and how its end reads. */
export interface ChangeKind<Variables = Record<string, unknown>, Data = unknown> {
  name: string;
  document: DocumentNode;
  /** Says that it was refused: "Milk could not be saved: Item not found". */
  refusal(title: string, reason: string): string;
  /** Shows it as if it were done, on top of what the server said last; called again whenever that changes. */
  show(cache: ApolloCache, change: Change<Variables>): void;
  /** Changes the cache where Apollo does not do so with the answer by itself. */
  settle?(cache: ApolloCache, data: Data, change: Change<Variables>): void;
  idOf?(data: Data): string;
  /** Gives a remark on an answer that is less than was asked for. */
  remark?(data: Data, change: Change<Variables>): string | undefined;
  /** Whether a refusal with this code means that it is done already. */
  isDone?(code: ErrorCode | undefined): boolean;
}

export type NewChange<Variables> = Pick<Change<Variables>, 'listId' | 'itemId' | 'title' | 'temporaryId'> & {
  /** Given where one change may be tried several times, such as a form's. */
  key?: string;
  variables: Variables;
};

/** The outcome of a change for the person who made it. A refusal is thrown. */
export type ChangeResult<Data> = { data: Data; isPending: false } | { data?: undefined; isPending: true };
