import type { ApolloCache } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import type { ErrorCode } from '#rules/base/errors/error-codes';
import type { Conflict } from '../form/conflicts.ts';

/** Described by data alone, so that it outlives the page and waits for a connection. */
export interface Change<Variables = Record<string, unknown>> {
  key: string;
  kind: string;
  listId: string;
  itemId?: string;
  title: string;
  variables: Variables;
  temporaryId?: string;
  /** In place of one, where a change makes several things. */
  temporaryIds?: readonly string[];
  madeAt: number;
  /** Nobody waits for it. */
  isSilent?: true;
  /** It may have arrived, even if no answer did. */
  triedAt?: number;
  outcome?: Outcome;
}

export interface Outcome {
  text: string;
  conflicts?: Conflict[];
}

export interface ChangeKind<Variables = Record<string, unknown>, Data = unknown> {
  name: string;
  document: DocumentNode;
  /** The device learns by it; no count of waiting changes has it. */
  isSilent?: true;
  /** "Milk could not be saved: Item not found". */
  refusal(title: string, reason: string): string;
  /** On top of what the server said last; called again whenever that changes. */
  show(cache: ApolloCache, change: Change<Variables>): void;
  /** As the server is told at the moment in which it is sent, where that is not what was said. */
  variablesAt?(change: Change<Variables>, now: number): Record<string, unknown>;
  /** Apollo may do enough with the answer by itself. */
  settle?(cache: ApolloCache, data: Data, change: Change<Variables>): void;
  idOf?(data: Data): string;
  /** In the order of the temporary ones. */
  idsOf?(data: Data): readonly string[];
  /** The parts of a change that was refused as a whole, which are sent one by one where nobody waits for an answer. */
  apart?(change: Change<Variables>): readonly Change[];
  remark?(data: Data, change: Change<Variables>): string | undefined;
  isDone?(code: ErrorCode | undefined): boolean;
}

export type NewChange<Variables> = Pick<
  Change<Variables>,
  'listId' | 'itemId' | 'title' | 'temporaryId' | 'temporaryIds'
> & {
  key?: string;
  variables: Variables;
};

export type ChangeResult<Data> = { data: Data; isPending: false } | { data?: undefined; isPending: true };

/** The ids under which the device shows what a change makes, until the server has said theirs. */
export function temporaryIdsOf({ temporaryId, temporaryIds = [] }: Pick<Change, 'temporaryId' | 'temporaryIds'>) {
  return temporaryId === undefined ? temporaryIds : [temporaryId];
}
