import { getOperationAST, Kind, parse } from 'graphql';
import { accessOf } from '#rules/core/access/actions';
import type { Example } from './example.ts';
import { isAboutOwnList } from './samples.ts';

/** Whether an example is refused to guests, or is about what only somebody with an account has. */
export function needsSession({ query, variables }: Example): boolean {
  const { selections = [] } = getOperationAST(parse(query))?.selectionSet ?? {};
  const actions = selections.flatMap((each) => (each.kind === Kind.FIELD ? [each.name.value] : []));
  return isAboutOwnList(variables) || actions.some((action) => accessOf(action).signIn === 'required');
}
