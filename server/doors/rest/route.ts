import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyTypeProvider, RawServerDefault } from 'fastify';
import { z } from 'zod';
import { InvalidInput } from '../../base/errors/errors.ts';
import { parse } from '../../base/errors/parse.ts';
import { ANSWER_KEPT_HOURS, LONGEST_KEY } from '../../base/text/idempotency-keys.ts';
import type { Action } from '../../core/access/actions.rules.ts';
import { refusalWords } from './refusal-words.ts';
import { withUnreadProblems } from './unread-problems.ts';

declare module 'fastify' {
  interface FastifySchema {
    summary?: string;
    description?: string;
    tag?: string;
    produces?: 'application/zip' | 'application/pdf' | 'text/csv';
    upload?: z.ZodObject;
  }
  interface FastifyContextConfig {
    action?: Action;
  }
}

interface ZodTypes extends FastifyTypeProvider {
  validator: this['schema'] extends z.ZodType ? z.output<this['schema']> : unknown;
}

export type RestApp = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse<IncomingMessage>,
  FastifyBaseLogger,
  ZodTypes
>;

export function takeZodSchemas(app: FastifyInstance): RestApp {
  app.setValidatorCompiler<z.ZodType>(({ schema, httpPart }) => (value) => {
    try {
      return { value: parse(schema, httpPart === 'body' ? (value ?? {}) : value, refusalWords) };
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      return { error: httpPart === 'body' ? withUnreadProblems(error, schema, value ?? {}) : error };
    }
  });
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
  return app.withTypeProvider<ZodTypes>();
}

export const idempotent = z.looseObject({
  'idempotency-key': z
    .string()
    .max(LONGEST_KEY, { error: 'The key is too long' })
    .optional()
    .meta({
      description: `Made up by you. A call that is repeated with it within ${ANSWER_KEPT_HOURS} hours, because no answer came, does nothing more and gets the first answer. With the key of another request it is refused with 422.`,
    }),
});

/** An unknown or malformed id is answered with 404. */
export function pathIds<Name extends string>(...names: Name[]) {
  const shape = Object.fromEntries(names.map((name) => [name, z.string()])) as Record<Name, z.ZodString>;
  return z.object(shape);
}
