import type { Types } from '@graphql-codegen/plugin-helpers';
import { plugin as reactApollo } from '@graphql-codegen/typescript-react-apollo';
import type { GraphQLSchema } from 'graphql';
import { flatDocument } from './flat-documents.ts';

export { validate } from '@graphql-codegen/typescript-react-apollo';

type Settings = Parameters<typeof reactApollo>[2];

const SUSPENSE =
  /^(?:\/\/ @ts-ignore\n)?export (?:function use\w+SuspenseQuery\(.*(?:;|\{\n(?:.*\n)*? +\})|type \w+SuspenseQueryHookResult = .*;)\n?/gm;
const FRAGMENT = /^(export const (\w+Fragment)Doc = .* as unknown as )DocumentNode;/gm;
const DOCUMENT = /^(export const \w+Doc(?:ument)? = )(\{.*\})( as unknown as DocumentNode;)/gm;
const OPERATION = /^(export const (\w+)Document = .*"operation":"(\w)(\w+)".* as unknown as )DocumentNode;/gm;

/**
 * The hooks of typescript-react-apollo, so that they compile with Apollo Client 4. Its suspense hooks do not, and
 * nobody calls them. Its documents say nothing about data and variables, and name a field once for each fragment that has
 * it; here they say it, for calls without a hook, and name a field once.
 */
export async function plugin(schema: GraphQLSchema, files: Types.DocumentFile[], settings: Settings) {
  const { prepend = [], content } = (await reactApollo(schema, files, settings)) as Types.ComplexPluginOutput;
  return {
    prepend: [...prepend, `import type { TypedDocumentNode } from '@apollo/client';`],
    content: content
      .replace(SUSPENSE, '')
      .replace(DOCUMENT, (_, start: string, text: string, end: string) => {
        return `${start}${JSON.stringify(flatDocument(JSON.parse(text), schema))}${end}`;
      })
      .replace(FRAGMENT, '$1TypedDocumentNode<$2, unknown>;')
      .replace(OPERATION, (_, start: string, name: string, first: string, rest: string) => {
        const type = `${name}${first.toUpperCase()}${rest}`;
        return `${start}TypedDocumentNode<${type}, ${type}Variables>;`;
      }),
  };
}
