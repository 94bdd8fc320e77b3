import { z } from 'zod';
import type { Action } from '../../core/access/actions.rules.ts';
import type { RequestContext } from '../../request-context.ts';

/** A tool that a model is told of and may call. */
export interface Tool {
  /** As models call it. */
  name: string;
  /** As people read it. */
  title: string;
  description: string;
  /** Its line in the table of actions, which says who may ask. */
  action: Action;
  /** Whether it changes anything, which a key does only with the scope for it. */
  isWriting: boolean;
  /** Reads the arguments; the rules of the service look at each value again. */
  input: z.ZodType;
  run(context: RequestContext, sent: unknown): Promise<object>;
}

/** A tool whose `run` is given what its `input` reads. */
export function tool<Input extends z.ZodType>(
  definition: Omit<Tool, 'input' | 'run'> & {
    input: Input;
    run(context: RequestContext, sent: z.output<Input>): Promise<object>;
  },
): Tool {
  return definition as Tool;
}

/** The arguments of a tool as JSON Schema, with the limits of the rules. */
export function schemaOf({ input }: Pick<Tool, 'input'>): { type: 'object' } {
  const { $schema: _, ...schema } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  return { ...schema, type: 'object' };
}
