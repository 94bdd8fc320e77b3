import type { SampleName } from './samples.ts';

export interface Example {
  title: string;
  query: string;
  /** Parts that `sample` made are filled in. */
  variables?: Record<string, unknown>;
  /** A subscription that is shown beside it, to see live what it does. */
  live?: { query: string; variables: Record<string, unknown> };
}

export interface ExampleGroup {
  title: string;
  examples: readonly Example[];
}

/** Stands for something of the person's own. */
export function sample(name: SampleName): string {
  return `<${name}>`;
}
