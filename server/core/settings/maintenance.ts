import { type DocumentNode, GraphQLError, Kind } from 'graphql';
import { withoutEndSlashes } from '../../base/text/end-slashes.rules.ts';
import { UnderMaintenance } from './errors.ts';

const ROOT_FIELDS = new Set([
  'publicConfig',
  'publicConfigChanged',
  'signIn',
  'signInWithGoogle',
  'beginIssuerSignIn',
  'beginIssuerSignOut',
  'signInWithIssuer',
  'completeSignIn',
  'beginPasskeySignIn',
  'signInWithPasskey',
  'refreshSession',
  'signOut',
  '__typename',
]);
const PATHS = [
  '/config',
  '/health',
  '/auth/login',
  '/auth/google-signin',
  '/auth/second-step',
  '/auth/refresh',
  '/auth/logout',
];

export function refusalOf(document: DocumentNode): GraphQLError | null {
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const fields = operations.flatMap(({ selectionSet }) => selectionSet.selections);
  const isAllowed = fields.every((field) => field.kind === Kind.FIELD && ROOT_FIELDS.has(field.name.value));
  if (isAllowed) return null;
  const { message, code, status } = new UnderMaintenance();
  return new GraphQLError(message, { extensions: { code, http: { status } } });
}

export function isAllowedPath(path: string): boolean {
  return PATHS.includes(withoutEndSlashes(path));
}
