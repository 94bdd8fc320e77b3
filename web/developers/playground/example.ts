import type { MessageDescriptor } from '@lingui/core';
import type { SampleName } from './samples.ts';

export interface Example {
  title: MessageDescriptor;
  query: string;
  /** Parts that `sample` made are filled in. */
  variables?: Record<string, unknown>;
  /** A subscription that is shown beside it, to see live what it does. */
  live?: { query: string; variables: Record<string, unknown> };
}

export interface ExampleGroup {
  title: MessageDescriptor;
  examples: readonly Example[];
}

/** The name of its operation, by which the address of the page names it. */
export function operationOf({ query }: Example): string {
  return /\b(?:query|mutation|subscription) (\w+)/.exec(query)?.[1] ?? '';
}

/** Stands for something of the person's own. */
export function sample(name: SampleName): string {
  return `<${name}>`;
}
