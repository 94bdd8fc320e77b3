import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import { refusalOf } from '../../core/settings/maintenance.ts';
import type { RequestContext } from '../../request-context.ts';
import type { GuestBudget } from './guest-budget.ts';
import { refusalOfVariables } from './variables.ts';

interface Asked {
  document: DocumentNode;
  operation: OperationDefinitionNode | null | undefined;
  variables: Readonly<Record<string, unknown>> | null | undefined;
}

type Door = 'http' | 'socket';

/**
 * The same for Apollo, for the fast path and for sockets. A request is looked at once, also if the fast path
 * leaves it to Apollo, so that guests pay for it once.
 */
export class Admission {
  constructor(
    private readonly schema: GraphQLSchema,
    private readonly guestBudget: GuestBudget,
  ) {}

  refusalOf(asked: Asked, context: RequestContext, door: Door): Promise<GraphQLError | null> {
    context.admission ??= this.decide(asked, context, door);
    return context.admission;
  }

  private async decide({ document, operation, variables }: Asked, context: RequestContext, door: Door) {
    const isSubscription = operation?.operation === OperationTypeNode.SUBSCRIPTION;
    if (isSubscription && door === 'http') return onlyOverSockets();
    const closed = context.isShutOut ? refusalOf(document) : null;
    if (closed) return closed;
    const { viewerOrGuest, origin } = context;
    const spent = viewerOrGuest ? null : await this.guestBudget.refusalOf(origin.address, operation);
    return spent ?? refusalOfVariables(this.schema, operation, variables);
  }
}

function onlyOverSockets(): GraphQLError {
  const message =
    'Subscriptions come over a WebSocket at this address, in the protocol graphql-transport-ws (the package graphql-ws).';
  return new GraphQLError(message, { extensions: { code: 'GRAPHQL_VALIDATION_FAILED', http: { status: 400 } } });
}
