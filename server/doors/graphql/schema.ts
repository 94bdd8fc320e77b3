import 'reflect-metadata';
import { createPubSub } from '@graphql-yoga/subscription';
import { specifiedDirectives } from 'graphql';
import { buildSchema } from 'type-graphql';
import { imageScalars } from '../../base/text/image-scalars.ts';
import { ShownItem } from '../../lists/items/shown-item.ts';
import { holdToActions } from './action-access.ts';
import { limitAnswers } from './answer-size.ts';
import { leaveDatesToRules } from './date-inputs.ts';
import { describeRoots, withErrorCodes } from './describe-schema.ts';
import { markInheritedDeprecations } from './inherited-deprecations.ts';
import { takeNullAsLeftOut } from './null-inputs.ts';
import { answerNullBesideErrors, semanticNonNull } from './nullable-queries.ts';
import { answerPlainly, answerWhenAsked, nameUnionsAtOnce } from './plain-answers.ts';
import { takeRenamedArguments } from './renamed-arguments.ts';
import { takeStorableArguments } from './storable-arguments.ts';

type Resolvers = Parameters<typeof buildSchema>[0]['resolvers'];

/** Vite turns this into a static map of modules. */
const files = import.meta.glob<Record<string, Resolvers[number]>>('../../*/*/*.resolver.ts', { eager: true });
const resolvers = Object.values(files).flatMap((file) => Object.values(file)) as unknown as Resolvers;

/** tests/server/doors/mutation-conventions.test.ts holds the mutations to it. */
const CONVENTIONS = `Kindlist: wishlists, gift registries and shopping lists.

Queries: what cannot be had is null beside an error with its code, and the rest of the answer stays.

Mutations answer with what they changed: the object as it is now, or an outcome that holds it; its id, where nothing of it is left or may be shown.
An id in the arguments is named after what it is of (\`listId\`, \`itemId\`). What is made comes as \`input\`; what is changed comes as \`changes\`, of which only
what is sent is changed, with \`base\` for what was read before. Null takes away, or is as good as left out where there is
always something, as a name. Those that make something take an \`idempotencyKey\`.

Subscriptions tell how things are, then each change. \`change\` has a type for each kind.`;

export async function createSchema(siteUrl: () => string) {
  const built = await buildSchema({
    resolvers,
    directives: [...specifiedDirectives, semanticNonNull],
    scalarsMap: imageScalars(siteUrl),
    validate: false,
    skipCheck: true, // Apollo Server checks the schema, too, once what follows here is done to it
    pubSub: createPubSub(), // demanded by rc.4, unused: every subscription brings its own `subscribe`
  });
  const schema = describeRoots(withErrorCodes(built));
  answerNullBesideErrors(schema);
  takeRenamedArguments(schema);
  markInheritedDeprecations(schema);
  takeNullAsLeftOut(schema);
  leaveDatesToRules(schema);
  answerPlainly(schema, 'Item', ShownItem);
  nameUnionsAtOnce(schema);
  answerWhenAsked(schema);
  schema.description = CONVENTIONS;
  holdToActions(schema);
  takeStorableArguments(schema);
  limitAnswers(schema);
  return schema;
}
