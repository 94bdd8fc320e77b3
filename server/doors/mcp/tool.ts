import { z } from 'zod';
import type { Action } from '../../core/access/actions.rules.ts';
import type { RequestContext } from '../../request-context.ts';

export interface Tool {
  name: string;
  title: string;
  description: string;
  action: Action;
  /** A key changes things only with the scope for it. */
  isWriting: boolean;
  /** The rules of the service look at each value again. */
  input: z.ZodType;
  run(context: RequestContext, sent: unknown): Promise<object>;
}

export function tool<Input extends z.ZodType>(
  definition: Omit<Tool, 'input' | 'run'> & {
    input: Input;
    run(context: RequestContext, sent: z.output<Input>): Promise<object>;
  },
): Tool {
  return definition as Tool;
}

export function schemaOf({ input }: Pick<Tool, 'input'>): { type: 'object' } {
  const { $schema: _, ...schema } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  return { ...schema, type: 'object' };
}
